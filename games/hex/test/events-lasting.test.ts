/** Continuous Events, the Bribe, and Events that draw or repeat Events. */
import { ALL, maskOf, type Seat } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { graphOf } from '../src/board.ts';
import type { Hex } from '../src/index.ts';
import { EVENT_SORT, ITEM_SORT } from '../src/sorts.ts';
import { AWAY, event } from './events.ts';
import {
  deal,
  drain,
  eventsDiscarded,
  go,
  handOf,
  placeOf,
  type Seated,
  type Told,
  table,
  teamOf,
} from './table.ts';

const EGG = EVENT_SORT['pokemon-egg'];
const PARK = EVENT_SORT['national-park'];

/** Slots of New Bark where nothing lies, so that a walk is a walk. */
const CLEAR = Object.fromEntries([1, 2, 3, 4, 7, 9, 10].map((n) => [`new-bark-${n}`, 'empty']));
const AT_START: Seated = { at: 'new-bark-0' };

/** The active player rolls this and goes where nothing happens. */
function walk(t: Told, pips: number): void {
  if (t.match.chance === null) t.expectAsked('turn', t.s.active).answer('roll');
  const { turn } = t.s;
  t.roll('move', pips);
  while (t.match.chance === null && t.s.turn === turn) {
    const ids = t.optionIds();
    t.answer(ids.find((id) => Object.hasOwn(CLEAR, id.replace('to:', ''))) ?? ids[0]);
  }
}

describe('Prepare for Trouble', () => {
  const trouble = (players: readonly Seated[]) => event('prepare-for-trouble', { players, slots: CLEAR });

  it('H-EVT-64 H-EVT-07 everybody but the drawer moves one space, whatever the roll', () => {
    const t = trouble([{}, AT_START]);
    expect(eventsDiscarded(t)).toEqual([]);
    walk(t, 6);
    expect(placeOf(t, 1)).toBe('new-bark-1');
    walk(t, 3); // the drawer is free
    expect(placeOf(t, 0)).not.toBe('new-bark-5');
  });

  it('H-VEC-21 an owner of Hiker moves exactly one', () => {
    const t = trouble([{}, { ...AT_START, trainer: 'hiker' }]);
    t.expectAsked('turn', 1).answer('hiker');
    if (t.match.chance === null && t.decision().kind === 'how-far') t.answer('2');
    expect(placeOf(t, 1)).toBe('new-bark-1');
  });

  it('H-EVT-08 it ends at the end of the second following turn of who drew it', () => {
    const t = trouble([{}, AT_START]);
    const left = (): number[] => t.s.lasting.map((one) => one.left);
    const turns: Seat[] = [];
    while (left().length > 0) {
      turns.push(t.s.active);
      walk(t, 1);
    }
    expect(turns).toEqual([1, 0, 1, 0]);
    expect(eventsDiscarded(t)).toContain('prepare-for-trouble');
  });

  it('H-EVT-65 the die is rolled, a Rope is of no use, the train is free', () => {
    const t = trouble([{}, { ...AT_START, hand: ['escape-rope'], visited: ['pewter'] }]);
    expect(t.expectAsked('turn', 1).optionIds()).toContain('train:pewter-0');
    t.answer('roll').roll('move', 4).expectChance('move'); // nobody was asked to change it
    expect([placeOf(t, 1), handOf(t, 1)]).toEqual(['new-bark-1', ['escape-rope']]);
  });

  it('H-EVT-65 nothing useless is offered: no second die, no Boat, no reroll but where a 1 brings something', () => {
    const green = trouble([{}, { ...AT_START, trainer: 'green' }]).expectChance('move');
    green.roll('move', 4);
    expect(placeOf(green, 1)).toBe('new-bark-1');
    const held = { ...AT_START, hand: ['time-travel'] as const };
    const idle = trouble([{}, held]).expectChance('move').roll('move', 4);
    expect(handOf(idle, 1)).toEqual(['time-travel']);
    const silver = trouble([{}, { ...held, trainer: 'silver' }])
      .roll('move', 4)
      .expectAsked('on-roll', 1);
    silver.pass();
    const boat = table({
      players: [AT_START, AT_START],
      slots: CLEAR,
      also: (s) => {
        s.lasting = [
          { event: 'prepare-for-trouble', owner: 1, card: -1, clock: 1, left: 1, notes: [1, 0] },
          { event: 'mr-brineys-boat', owner: 1, card: -1, clock: -1, left: 0, notes: [] },
        ];
      },
    });
    boat.roll('move', 4);
    expect([boat.told(7, 'boat-changes'), boat.s.active, placeOf(boat, 0)]).toEqual([[], 1, 'new-bark-1']);
  });

  it('H-EVT-110 each other player may block it for its whole length; the drawer may answer', () => {
    const t = trouble([
      { hand: ['poke-doll'] },
      { ...AT_START, hand: ['poke-doll'] },
      { ...AT_START, hand: ['poke-doll'] },
    ]);
    t.expectAsked('on-hit', 1).answer('poke-doll').expectAsked('on-hit', 0).pass();
    t.expectAsked('on-hit', 2).answer('poke-doll').expectAsked('on-hit', 0).answer('poke-doll');
    expect(t.s.lasting[0].notes).toEqual([0, 0, 1]);
    walk(t, 3);
    expect(placeOf(t, 1)).toBe('new-bark-3');
    walk(t, 3);
    expect(placeOf(t, 2)).toBe('new-bark-1');
  });

  it('H-VEC-42 H-REACT-20 a copy spares only its own activator and ends with the original', () => {
    const t = trouble([{}, { ...AT_START, hand: ['exp-share'] }, AT_START]);
    t.answers(1, 'exp-share');
    expect(t.s.lasting.map((one) => one.notes)).toEqual([
      [0, 1, 1],
      [1, 0, 1],
    ]);
    const limited = [0, 0, 0];
    while (t.s.lasting.length > 0) {
      const seat = t.s.active;
      const from = t.s.players[seat].at;
      walk(t, 2);
      expect(graphOf(t.s).near[from]).toContain(t.s.players[seat].at);
      limited[seat]++;
    }
    expect(limited).toEqual([2, 2, 2]);
    expect(t.s.eventDiscard).toHaveLength(1);
  });
});

describe('National Park', () => {
  const slots = { ...CLEAR, 'new-bark-1': 'gastly', 'new-bark-4': 'rattata' };
  /** Everybody beside a Pokémon: seat 1 goes first. */
  const park = (b: Seated = {}) =>
    event('national-park', { players: [{}, { ...AT_START, ...b }, { at: 'eterna-1' }], slots });

  it('H-EVT-50 H-EVT-53 captures by a roll are counted, with their printed power', () => {
    const t = park().rolls(['move', 1], ['catch', 3]);
    expect(teamOf(t, 1)).toContain('gastly');
    expect(t.s.lasting[0].notes).toEqual([0, 10_003, 0]);
  });

  /** With these scores the third turn of the drawer ends. */
  const over = (notes: readonly number[], also?: (s: Hex) => void) =>
    table({
      players: notes.map(() => AT_START),
      slots: CLEAR,
      also: (s) => {
        s.turn = 9;
        s.agenda = [{ do: 'end' }];
        s.lasting = [{ event: 'national-park', owner: 0, card: -1, clock: 0, left: 0, notes: notes.slice() }];
        also?.(s);
      },
    });

  it('H-COMP-06 H-EVT-51 Items won at the end of the own turn count for the limit of that turn', () => {
    const t = over([10_003, 20_001, 0, 10_004], (s) => {
      s.players[0].hand = (['potion', 'potion', 'x-item', 'x-item', 'fly', 'honey'] as const).map((id) =>
        deal(s.items, ITEM_SORT[id], maskOf(0)),
      );
    });
    t.rolls(
      ['pokemon', 'gengar'],
      ['item', 'vitamin'],
      ['item', 'vitamin'],
      ['item', 'vitamin'],
      ['item', 'magnet'],
    );
    t.expectAsked('discards', 0).answer(['magnet']).expectChance('move');
    expect([handOf(t, 0).length, t.s.active]).toEqual([6, 1]);
  });

  it('H-EVT-51 first a random Red Pokémon, second three Items, third one; nothing for none', () => {
    const t = over([10_003, 20_001, 0, 10_004]);
    t.rolls(
      ['pokemon', 'gengar'],
      ['item', 'potion'],
      ['item', 'potion'],
      ['item', 'vitamin'],
      ['item', 'magnet'],
    );
    expect(teamOf(t, 1)).toContain('gengar');
    expect([handOf(t, 3), handOf(t, 0), handOf(t, 2)]).toEqual([
      ['potion', 'potion', 'vitamin'],
      ['magnet'],
      [],
    ]);
  });

  it('H-EVT-52 ties go by the sum of the powers, then by the drawer', () => {
    const t = over([10_003, 10_004, 10_004]).expectAsked('settle-tie', 0);
    expect(t.optionIds()).toEqual(['player:1', 'player:2']);
    t.answer('player:2').rolls(['pokemon', 'gengar']);
    for (const item of ['potion', 'potion', 'vitamin', 'magnet']) t.roll('item', item);
    expect(teamOf(t, 2)).toContain('gengar');
    expect(handOf(t, 1)).toHaveLength(3);
  });

  it('H-EVT-53 who has captured nothing gets nothing', () => {
    const t = over([0, 0]);
    expect(t.told(7, 'park-over')[0][1]).toEqual([]);
  });
});

describe('Rocket Bribe', () => {
  const bribe = (players: readonly Seated[]) => event('rocket-bribe', { players, slots: CLEAR });
  /** Beside a "!" space. */
  const NEAR: Seated = { at: 'new-bark-4' };
  const draws = (t: Told, id: string): Told => {
    if (t.match.chance === null) t.answer('roll');
    return t.roll('move', 1).answer('to:new-bark-5').roll('event', id);
  };

  it('H-VEC-46 H-EVT-68 H-EVT-69 what an opponent draws is copied, and the next turn is skipped', () => {
    const t = draws(bribe([{}, NEAR]), 'professor-oak');
    t.rolls(['item', 'potion'], ['item', 'potion'], ['item', 'vitamin'], ['item', 'magnet']);
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([
      ['magnet', 'vitamin'],
      ['potion', 'potion'],
    ]);
    expect(t.told(7, 'skipped')).toHaveLength(1);
    expect([t.s.active, t.s.players[0].skips]).toEqual([1, 0]); // that turn and no other
    expect(eventsDiscarded(t)).toEqual(['professor-oak', 'rocket-bribe']);
  });

  it('H-EVT-69 without a copy there is no skip', () => {
    const t = bribe([{}, AT_START]);
    walk(t, 1);
    expect(t.told(7, 'skipped')).toEqual([]);
    expect(t.s).toMatchObject({ active: 0, lasting: [] });
  });

  it("H-EVT-69 H-REACT-33 the drawer's Doll blocks the skip when that turn would begin", () => {
    const t = draws(bribe([{ hand: ['poke-doll'] }, NEAR]), 'pokemon-egg');
    t.rolls(['pokemon', 'gastly'], ['pokemon', 'abra']).expectAsked('on-hit', 0).answer('poke-doll');
    expect(t.told(7, 'skipped')).toEqual([]);
    expect(t.s.active).toBe(0);
  });

  it('H-EVT-70 a cancelled Event is not copied, its replacement is', () => {
    const t = draws(bribe([{}, NEAR, { ...AWAY, hand: ['poke-flute'] }]).pass(), 'professor-oak');
    t.answers(2, 'poke-flute').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly'], ['pokemon', 'abra']);
    expect([teamOf(t, 0).at(-1), teamOf(t, 1).at(-1)]).toEqual(['abra', 'gastly']);
  });

  it('H-EVT-70 copying is compulsory, and what Dolls blocked is copied all the same', () => {
    const t = draws(bribe([{}, NEAR, { ...AWAY, hand: ['poke-doll', 'potion'] }]), 'rocket-hideout');
    t.expectAsked('on-hit', 2).answer('poke-doll');
    expect(handOf(t, 0)).toEqual(['potion']);
  });

  it('H-REACT-24 a copied Bribe is a second one, and has copied nothing yet', () => {
    const t = event('rocket-bribe', { players: [{}, { ...NEAR, hand: ['exp-share'] }], slots: CLEAR });
    t.answers(1, 'exp-share');
    // Seat 1's own ends when its turn begins, without a skip.
    expect(t.told(7, 'skipped')).toEqual([]);
    expect(t.s.lasting.map(({ owner }) => owner)).toEqual([0]);
  });

  it('H-REACT-24 a copied Bribe copies like the first, until the copier would begin a turn, which is skipped then', () => {
    const players = [{}, NEAR, { ...AWAY, hand: ['exp-share'] as const }];
    const t = event('rocket-bribe', { players, slots: CLEAR }).answers(2, 'exp-share');
    expect(t.s.lasting.map(({ owner, card }) => [owner, card >= 0])).toEqual([
      [0, true],
      [2, false],
    ]);
    go(t, 1, 'new-bark-5').roll('event', 'pokemon-egg');
    t.rolls(['pokemon', 'gastly'], ['pokemon', 'abra'], ['pokemon', 'rattata']);
    expect([1, 2, 0].map((seat) => teamOf(t, seat).at(-1))).toEqual(['gastly', 'abra', 'rattata']);
    expect(t.told(7, 'skipped').map(([, seat]) => seat)).toEqual([2, 0]);
    expect([t.s.lasting, t.s.active]).toEqual([[], 1]);
  });

  it('H-REACT-24 two owners both copy, and a copy feeds nobody', () => {
    const t = event('pokemon-egg', {
      players: [{}, AT_START, AT_START],
      also: (s) => {
        for (const owner of [1, 2])
          s.lasting.push({ event: 'rocket-bribe', owner, card: -1, clock: -1, left: 0, notes: [0] });
      },
    });
    t.rolls(['pokemon', 'gastly'], ['pokemon', 'abra'], ['pokemon', 'rattata']);
    expect(t.told(7, 'copies-event')).toHaveLength(2);
    expect(t.told(7, 'skipped')).toHaveLength(2);
  });
});

describe('Events that draw Events', () => {
  it("H-EVT-42 H-EVT-44 Jirachi's Wish: three Events for three players, each its drawer", () => {
    const t = event('jirachis-wish', { players: [{}, AWAY, AWAY, AWAY] });
    t.rolls(['event', 'pokemon-egg'], ['event', 'pokemon-fossil'], ['event', 'professor-oak']);
    t.expectAsked('assign', 0);
    expect(t.optionIds()).toEqual(['player:0', 'player:1', 'player:2', 'player:3']);
    t.answer('player:3').expectAsked('assign', 0);
    expect(t.optionIds()).not.toContain('player:3'); // H-EVT-43
    t.answer('player:0').answer('player:1');
    // H-EVT-45: in table order from the drawer.
    t.rolls(['pokemon', 'haunter'], ['item', 'potion'], ['item', 'vitamin'], ['pokemon', 'gastly']);
    expect(teamOf(t, 0)).toContain('haunter');
    expect(handOf(t, 1)).toEqual(['potion', 'vitamin']);
    expect(teamOf(t, 3)).toContain('gastly');
    expect(eventsDiscarded(t)).toEqual(['pokemon-fossil', 'professor-oak', 'pokemon-egg', 'jirachis-wish']);
  });

  it('H-EVT-45 H-HID-08 all three are seen by all before they are given', () => {
    const t = event('jirachis-wish', { players: [{}, AWAY, AWAY, AWAY] });
    t.rolls(['event', 'pokemon-egg'], ['event', 'pokemon-fossil'], ['event', 'dj-mary']);
    for (const seat of [1, 7]) expect(t.told(seat, 'wish-shows')).toHaveLength(1);
  });

  it('H-VEC-25 H-EVT-43 with two players two are assigned and one is discarded unused', () => {
    const t = event('jirachis-wish', { players: [{}, AWAY] });
    t.rolls(['event', 'pokemon-egg'], ['event', 'pokemon-fossil'], ['event', 'professor-oak']);
    t.answer('player:1')
      .answer('nobody')
      .rolls(['item', 'potion'], ['item', 'vitamin'], ['pokemon', 'gastly']);
    expect(eventsDiscarded(t)).toEqual(['pokemon-fossil', 'professor-oak', 'pokemon-egg', 'jirachis-wish']);
    expect(t.told(7, 'drew-event')).toHaveLength(3);
  });

  it('H-REACT-17 a copy of it draws a fresh set, and every card can be cancelled and copied', () => {
    const t = event('jirachis-wish', {
      players: [{}, { ...AWAY, hand: ['exp-share', 'exp-share', 'poke-flute'] }],
    });
    t.pass(); // the Flute waits
    t.answers(1, 'exp-share').pass();
    t.rolls(['event', 'pokemon-egg'], ['event', 'pokemon-fossil'], ['event', 'dj-mary']);
    t.answer('player:0').answer('nobody');
    t.expectAsked('on-event', 1).answer('poke-flute').roll('event', 'professor-oak');
    t.expectAsked('on-copy', 1).answer('exp-share');
    t.rolls(['item', 'potion'], ['item', 'vitamin'], ['item', 'magnet'], ['item', 'x-item']);
    expect(handOf(t, 1)).toEqual(['magnet', 'x-item']);
    // Seat 1's DJ Mary of the original, then the copy's own three.
    t.rolls(['event', 'pokemon-egg'], ['event', 'pokemon-fossil'], ['event', 'chairman-rose']);
    expect(t.expectAsked('assign', 1).optionIds()).toEqual(['player:1', 'player:0', 'nobody']);
    t.answer('player:1').answer('nobody').rolls(['pokemon', 'gastly'], ['pokemon', 'wartortle']);
    expect(teamOf(t, 0)).toContain('wartortle');
    expect(eventsDiscarded(t).at(-1)).toBe('jirachis-wish');
  });

  it('H-REACT-40 with deck and discards empty the draw is skipped', () => {
    const t = event('jirachis-wish', {
      players: [{}, AWAY],
      also: (s) => {
        drain(s.events);
        s.events.bag[EVENT_SORT['jirachis-wish']] = 1;
        s.events.left = 1;
      },
    });
    expect(t.told(7, 'no-effect')).toHaveLength(1);
  });

  const topped = (id: 'pokemon-egg' | 'national-park', players: readonly Seated[]) =>
    event('copycat', {
      players,
      also: (s) => {
        s.events.kind.push(id === 'pokemon-egg' ? EGG : PARK);
        s.events.seen.push(-1 >>> 0);
        s.events.lot.push(0);
        s.events.bag[id === 'pokemon-egg' ? EGG : PARK]--;
        s.events.left--;
        s.eventDiscard.push(s.events.kind.length - 1);
      },
    });

  it('H-EVT-108 Copycat: the topmost Event of the discards, which stays there; no copy or cancel window', () => {
    const t = topped('pokemon-egg', [{}, { ...AWAY, hand: ['poke-flute', 'exp-share'] }]);
    t.pass().pass(); // of Copycat itself
    t.roll('pokemon', 'gastly');
    expect(teamOf(t, 0)).toContain('gastly');
    expect(eventsDiscarded(t)).toEqual(['pokemon-egg', 'copycat']);
    expect(event('copycat', { players: [{}, AWAY] }).told(7, 'no-effect')).toHaveLength(1);
  });

  it('H-EVT-108 Copycat: of several discards the last one, for who drew Copycat and nobody else', () => {
    const t = event('copycat', {
      players: [{}, AWAY],
      also: (s) => {
        for (const id of ['national-park', 'professor-oak', 'pokemon-egg'] as const)
          s.eventDiscard.push(deal(s.events, EVENT_SORT[id], ALL));
      },
    });
    t.roll('pokemon', 'gastly');
    expect([teamOf(t, 0), handOf(t, 0), t.s.lasting]).toEqual([['bulbasaur', 'gastly'], [], []]);
    expect(teamOf(t, 1)).not.toContain('gastly');
    expect(eventsDiscarded(t)).toEqual(['national-park', 'professor-oak', 'pokemon-egg', 'copycat']);
  });

  it('H-EVT-108 a Continuous one it repeats lasts without a card', () => {
    const t = topped('national-park', [{}, AWAY]);
    expect(t.s.lasting).toMatchObject([{ event: 'national-park', card: -1 }]);
    expect(eventsDiscarded(t)).toEqual(['national-park', 'copycat']);
  });

  it('H-REACT-17 a copy of Copycat carries out what tops the discards then', () => {
    const t = topped('pokemon-egg', [{}, { ...AWAY, hand: ['exp-share'] }]).answers(1, 'exp-share');
    t.rolls(['pokemon', 'gastly'], ['pokemon', 'abra']);
    expect(teamOf(t, 1)).toContain('abra');
  });
});
