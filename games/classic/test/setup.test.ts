import { script } from '@indigo/battery';
import { type Seat, SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { COLOUR_OF, SPACES } from '../src/board.ts';
import { CHIPS, COLOURS } from '../src/data/chips.ts';
import { EVENTS } from '../src/data/events.ts';
import { ITEMS } from '../src/data/items.ts';
import { classic } from '../src/index.ts';
import { expectTurnOf } from './meeting.ts';
import { playRandomly } from './random.ts';
import { dexOf, outcome, placeOf, table, teamOf } from './table.ts';

const STARTER = COLOURS.indexOf('starter');
const ROAD_COLOURS = ['pink', 'green', 'blue', 'red'];
const chipsOf = (colour: string): number[] =>
  CHIPS.filter((chip) => chip.colour === colour).map((chip) => chip.dex);

/** A match from its very beginning, the Starters taken in this order; the sixth takes the last. */
function begin(...starters: string[]) {
  const t = script(classic, { seats: starters.length === 5 ? 6 : starters.length, outcome });
  return t.rolls(...starters.map((name) => ['starter', name] as const));
}
/** The same where nobody needs to roll for the first turn, which is seat 0's. */
function begun(...more: string[]) {
  const t = begin('Pikachu', ...more);
  expectTurnOf(t, 0);
  return t;
}
const rollers = (t: ReturnType<typeof begin>): [Seat, number][] =>
  t.told(SPECTATOR, 'rolled').map(([, seat, pips]) => [seat as Seat, pips as number]);

describe('Setup', () => {
  it('C-SETUP-10 before the first chip is drawn nothing has happened', () => {
    const usual = Object.fromEntries(classic.options.map(({ key, default: value }) => [key, value]));
    const s = classic.create(3, usual);
    expect(s).toMatchObject({ turn: 0, active: 0, winner: -1, stopped: false, event: -1, battle: null });
    for (const { roams, aside } of s.trainers) expect([roams, aside]).toEqual([false, []]);
  });

  it('C-SETUP-01 chips lie face down, sorted by colour, and nobody knows which is which', () => {
    const t = begun('Squirtle', 'Bulbasaur');
    for (const seat of [0, 1, 2, SPECTATOR]) {
      const { circles, unseen } = t.view(seat);
      expect(new Set(Object.values(circles))).toEqual(new Set([0]));
      for (const colour of ROAD_COLOURS) {
        expect(unseen[COLOURS.indexOf(colour as 'pink')]).toEqual(chipsOf(colour));
      }
    }
    expect(new Set(t.s.circles)).toEqual(new Set([-1, 0])); // there is nothing to peek at
  });

  it('C-SETUP-02 one chip of its own colour on every large circle: 10 pink, 10 green, 10 blue, 7 red', () => {
    const lying = Object.keys(begun('Squirtle').view(0).circles);
    const circles = SPACES.filter((space) => space.kind === 'catch');
    expect(lying.sort()).toEqual(circles.map((space) => space.id).sort());
    expect(ROAD_COLOURS.map((colour) => lying.filter((id) => id[0] === colour[0]).length)).toEqual([
      10, 10, 10, 7,
    ]);
  });

  it('C-SETUP-02 any chip of the colour may lie on a circle, and no Starter', () => {
    const starts = { pallet: 'p01', p14: 'p15', g02: 'g03', vermilion: 'b02', celadon: 'r01' };
    const possible = Object.entries(starts).map(([at, to]) => {
      const t = table({ trainers: [{ at }, { at: 'viridian' }] }).rolls(['move', 1]);
      if (t.match.chance === null) t.answer(`move:${to}`);
      return t.expectChance('chip').match.chance?.n;
    });
    expect(possible).toEqual([35, 35, 41, 38, 26]);
  });

  it('C-SETUP-03 the four yellow chips lie in the Unknown Dungeon, face down and shuffled', () => {
    const enter = (gone = 0) =>
      table({
        trainers: [{ at: 'p01' }, { at: 'viridian' }],
        also: (s) => s.unseen[COLOURS.indexOf('yellow')].splice(4 - gone),
      }).rolls(['move', 1], ['event', 'unknown-dungeon']);
    const names = ['Articuno', 'Zapdos', 'Moltres', 'Mewtwo'];
    for (const [i, name] of names.entries()) {
      const t = enter();
      expect(t.optionIds()).toEqual(['chip:1', 'chip:2', 'chip:3', 'chip:4']);
      t.answer(`chip:${4 - i}`).rolls(['yellow', name], ['catch', 6]);
      expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', name]);
      expectTurnOf(t, 1);
    }
    // none is left in the tray: one caught is one less
    const later = enter(1);
    expect(later.optionIds()).toEqual(['chip:1', 'chip:2', 'chip:3']);
    expect(SPACES.map((_, at) => COLOUR_OF[at])).not.toContain(COLOURS.indexOf('yellow'));
  });

  it('C-SETUP-04 the surplus stays in the tray: 25 pink, 31 green, 28 blue, 19 red', () => {
    const { circles, unseen } = begun('Squirtle').view(0);
    const onBoard = (colour: string) => Object.keys(circles).filter((id) => id[0] === colour[0]).length;
    expect(ROAD_COLOURS.map((colour, i) => unseen[i].length - onBoard(colour))).toEqual([25, 31, 28, 19]);
  });

  it('C-SETUP-05 each trainer takes one of the six Starters blind, then all are shown', () => {
    const names = ['Meowth', 'Bulbasaur', 'Squirtle', 'Pikachu', 'Clefairy', 'Charmander'];
    const t = script(classic, { seats: 6, outcome });
    names.slice(0, 5).forEach((name, seat) => {
      expect(t.expectChance('starter').match.chance?.n).toBe(6 - seat); // any of those left
      t.roll('starter', name);
    });
    names.forEach((name, seat) => {
      expect(teamOf(t.s, seat)).toEqual([name]);
      expect(t.told(SPECTATOR, 'got-starter')[seat]).toEqual(['got-starter', seat, dexOf(name)]);
    });
    t.expectChance('first');
  });

  it('C-SETUP-06 Starters not taken go to the tray', () => {
    const t = begun('Squirtle');
    const left = ['Bulbasaur', 'Charmander', 'Clefairy', 'Meowth'].map(dexOf);
    expect([...t.view(1).unseen[STARTER]].sort((a, b) => a - b)).toEqual(left);
  });

  it('C-SETUP-12 a Starter in the tray never enters play', () => {
    expect(SPACES.map((_, at) => COLOUR_OF[at])).not.toContain(STARTER);
    // Chance finds nothing on an emptied board, though Starters lie in the tray
    const t = table({
      trainers: [{ at: 'p01' }, { at: 'viridian' }],
      also: (s) => s.circles.fill(0),
    }).rolls(['move', 1], ['event', 'chance']);
    expect(t.told(SPECTATOR, 'no-effect')).toHaveLength(1);
    expect(t.s.unseen[STARTER]).toHaveLength(4);
    expectTurnOf(t, 1);
    let inTray: string | null = null;
    playRandomly(3, 21, {
      turns: 400,
      look: (s) => {
        inTray ??= s.unseen[STARTER].join();
        if (s.unseen[STARTER].join() !== inTray) expect.fail(`a Starter left the tray (${inTray})`);
      },
    });
  });

  it('C-SETUP-07 the five Rival Cards are shuffled face down', () => {
    expect(begun('Squirtle').view(0).rivals).toEqual({ unordered: 5, under: [] });
    const t = table({ trainers: [{ at: 'i04' }, {}] }).rolls(['move', 1]);
    expect(t.expectChance('rival-card').match.chance?.counts).toEqual([1, 1, 1, 1, 1]);
  });

  it('C-SETUP-08 the Item deck and the Event deck are shuffled each by itself', () => {
    const t = begun('Squirtle');
    expect(t.view(0).items).toEqual({ unordered: 54, under: [] });
    expect(t.view(0).events).toEqual({ unordered: 54, under: [] });
    t.rolls(['move', 2]).expectChance('event');
    expect(t.match.chance?.counts).toEqual(EVENTS.map((event) => event.count));
    t.roll('event', 'take-1').expectChance('item');
    expect(t.match.chance?.counts).toEqual(ITEMS.map((item) => item.count));
    t.roll('item', 'fly');
    expect([t.s.items.left, t.s.events.left]).toEqual([53, 53]);
    expectTurnOf(t, 1);
  });

  it('C-SETUP-09 each trainer has a mover, and which one makes no difference', () => {
    const begin = begun('Squirtle', 'Bulbasaur');
    const movers = classic.scene(begin.view(0)).pieces.filter((piece) => piece.kind === 'mover');
    expect(movers.map(({ seat, at }) => [seat, at])).toEqual([
      [0, 'pallet'],
      [1, 'pallet'],
      [2, 'pallet'],
    ]);
    // the same turn, played from every seat
    const seated = [
      { team: ['Pikachu'] },
      { at: 'p03', team: ['Meowth'] },
      { at: 'p05', team: ['Squirtle'] },
    ];
    const ends = [0, 1, 2].map((shift) => {
      const trainers = [0, 1, 2].map((seat) => seated[(seat + shift) % 3]);
      const t = table({ trainers, active: (3 - shift) % 3 });
      t.rolls(['move', 3]).answer('go-on').rolls(['item', 'fly'], ['item', 'fly']).expectChance('move');
      return [0, 1, 2].map((role) => t.view(SPECTATOR).trainers[(role + 3 - shift) % 3]);
    });
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  it('C-SETUP-10 all movers begin on Pallet Town, together', () => {
    const t = begun('Squirtle', 'Bulbasaur', 'Charmander');
    expect(t.view(0).trainers.map((trainer) => trainer.at)).toEqual(Array(4).fill('pallet'));
    t.rolls(['move', 1], ['chip', 'Pidgey'], ['catch', 1]); // nobody is asked about the others there
    expect(placeOf(t.s, 0)).toBe('p01');
    expectTurnOf(t, 1);
  });

  it('C-SETUP-11 nobody holds an Item Card', () => {
    const t = begin('Meowth', 'Bulbasaur', 'Squirtle', 'Pikachu', 'Clefairy').expectChance('first');
    expect(t.told(SPECTATOR, 'got-starter')).toHaveLength(6);
    t.rolls(['first', 2], ['first', 2], ['first', 6]).expectChance('move');
    expect(t.view(0).trainers.map((trainer) => trainer.cards)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('Who goes first', () => {
  it('C-FIRST-01 the trainer with the weakest Starter', () => {
    for (const [place, names] of [
      ['Bulbasaur', 'Charmander', 'Squirtle'],
      ['Squirtle', 'Bulbasaur', 'Charmander'],
      ['Squirtle', 'Charmander', 'Bulbasaur'],
    ].entries()) {
      const t = begin(...names);
      expect(t.s.active).toBe(place);
      expect(t.told(SPECTATOR, 'goes-first')).toEqual([['goes-first', place, dexOf('Bulbasaur'), 0]]);
      expectTurnOf(t, place); // nobody rolled
    }
  });

  it('C-FIRST-02 of those who share the fewest points, and only of those, the highest roll', () => {
    const t = begin('Meowth', 'Squirtle', 'Pikachu', 'Clefairy');
    t.rolls(['first', 2], ['first', 6], ['first', 5]);
    expect(rollers(t)).toEqual([
      [0, 2],
      [2, 6],
      [3, 5],
    ]);
    expectTurnOf(t, 2);
  });

  it('C-FIRST-03 tied for the highest they roll again, and only they, until one is highest', () => {
    const t = begin('Meowth', 'Squirtle', 'Pikachu', 'Clefairy');
    t.rolls(['first', 5], ['first', 3], ['first', 5], ['first', 4], ['first', 4], ['first', 1], ['first', 2]);
    expect(rollers(t).map(([seat]) => seat)).toEqual([0, 2, 3, 0, 3, 0, 3]);
    expectTurnOf(t, 3);
  });

  it('C-FIRST-04 turns pass to the left, round and round', () => {
    const t = begin('Squirtle', 'Bulbasaur', 'Charmander');
    const taken: Seat[] = [];
    for (const pips of [1, 3, 2, 4, 4, 6]) {
      taken.push(t.s.active);
      t.rolls(['move', pips]);
      // whatever the space brings
      while (t.match.chance?.why !== 'move') {
        if (t.match.chance?.why === 'event') t.roll('event', 'take-1');
        else if (t.match.chance?.why === 'item') t.roll('item', 'attack-bonus-1');
        else if (t.match.chance?.why === 'chip') t.roll('chip', CHIPS[t.s.unseen[0][0] - 1].name);
        else if (t.match.chance?.why === 'catch') t.roll('catch', 1);
        else t.answer('go-on');
      }
    }
    expect(taken).toEqual([1, 2, 0, 1, 2, 0]);
    t.expectChance('move');
  });

  it('C-FIRST-04 until somebody wins', () => {
    const turns: Seat[] = [];
    const seats = 5;
    playRandomly(seats, 22, {
      turns: 400,
      hear: (what, facts) => {
        if (what === 'turn') turns.push(facts[0] as Seat);
      },
    });
    expect(turns.every((seat, i) => seat === (turns[0] + i) % seats)).toBe(true);
    expect(turns.length).toBeGreaterThan(100);
  });
});

describe('Worked examples', () => {
  it('C-EX-09 the first spaces after Pallet Town are all pink, and so are their chips', () => {
    const t = begun('Squirtle');
    for (const at of [1, 2, 3]) expect(SPACES[at].colour).toBe('pink');
    t.roll('move', 1).expectChance('chip');
    expect(t.match.chance?.n).toBe(chipsOf('pink').length);
    t.rolls(['chip', 'Pidgey'], ['catch', 1], ['move', 3]).answer('go-on').expectChance('chip');
    expect(t.match.chance?.n).toBe(chipsOf('pink').length - 1);
  });

  it('C-EX-19 Pikachu’s trainer starts / Clefairy’s and Meowth’s roll, the higher starts', () => {
    const clear = begin('Bulbasaur', 'Charmander', 'Pikachu');
    expectTurnOf(clear, 2);
    for (const [first, second, starts] of [
      [4, 3, 0],
      [1, 2, 2],
    ]) {
      const tied = begin('Clefairy', 'Squirtle', 'Meowth').rolls(['first', first], ['first', second]);
      expect(rollers(tied).map(([seat]) => seat)).toEqual([0, 2]);
      expectTurnOf(tied, starts);
    }
  });
});
