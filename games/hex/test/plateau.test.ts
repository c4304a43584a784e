import { describe, expect, it } from 'vitest';
import { graphOf, HEXAGONS, LAST_HEXAGON, LAST_SLOT, PLATEAU, SPACES } from '../src/board.ts';
import { EMPTY } from '../src/state.ts';
import {
  AWAY,
  BOARD,
  drain,
  drawn,
  eventsDiscarded,
  go,
  handOf,
  onlyPile,
  placeOf,
  type Seated,
  SIX,
  type TableSetup,
  type Told,
  table,
  teamOf,
} from './table.ts';

/** The space before the Plateau. */
const graph = graphOf({ board: BOARD.map((id) => HEXAGONS.findIndex((hexagon) => hexagon.id === id)) });
const BORDER = SPACES[graph.near[PLATEAU].find((at) => SPACES[at].hexagon !== LAST_HEXAGON) as number].id;

/** Seat 0 somewhere in the last hexagon, with all badges and after the first stop. */
const inside = (at: string, me: Seated = {}, more: Partial<TableSetup> = {}): Told =>
  table({ players: [{ at, badges: SIX, entered: true, ...me }, AWAY], ...more });

describe('the Plateau', () => {
  const arrives = (me: Seated = {}) =>
    table({ players: [{ at: BORDER, badges: SIX, team: ['squirtle', 'gastly'], ...me }, AWAY] });

  it('H-PLAT-01 H-PLAT-27 only with six badges; without them the step is not there', () => {
    expect(arrives().roll('move', 1).optionIds()).toContain('to:league-0');
    const t = arrives({ badges: SIX.slice(1) })
      .roll('move', 1)
      .expectChance('pokemon');
    expect(SPACES[t.s.players[0].at].hexagon).not.toBe(LAST_HEXAGON);
  });

  it('H-PLAT-02 H-PLAT-04 the first visit stops there and locks a family', () => {
    const t = go(arrives(), 5, 'league-0').expectAsked('lock', 0);
    expect(t.optionIds()).toEqual(['family:squirtle', 'family:gastly']);
    t.answer('family:gastly');
    expect(t.view(1).players[0]).toMatchObject({ locked: ['gastly'], entered: true });
    expect(placeOf(t, 0)).toBe('league-0');
  });

  it('H-PLAT-04 H-LOCK-01 only at the first stop', () => {
    const t = arrives({ entered: true, visited: ['pokemon-league'] });
    go(t, 3, 'league-0');
    expect(t.view(1).players[0].locked).toEqual([]);
    expect(t.s.active).toBe(1);
  });

  it('H-PLAT-03 afterwards it is a city: stopped at early at will, and on the line of the train', () => {
    const again = { entered: true, visited: ['pokemon-league', 'pewter'] };
    const ends = arrives(again).roll('move', 3).optionIds();
    expect(ends).toEqual(expect.arrayContaining(['to:league-0', 'to:league-2']));
    expect(inside('league-0', again).optionIds()).toContain('train:pewter-0');
    expect(inside('pewter-0', again).optionIds()).toContain('train:league-0');
  });

  it('H-PLAT-05 from the next turn on the way leads into the last hexagon', () => {
    expect(inside('league-0').roll('move', 3).optionIds()).toContain('to:league-3');
  });

  it('H-PLAT-07 there is no Gym', () => {
    const ways = inside('league-0', { visited: ['pewter'], badges: SIX.slice(1) }).optionIds();
    expect(ways).toEqual(['roll', 'train:pewter-0']);
  });

  it('H-LG-08 its pioneer is who stops there first', () => {
    const t = go(arrives({ team: ['squirtle'] }), 1, 'league-0');
    expect(t.view(1).pioneers[LAST_SLOT]).toBe(0);
  });
});

describe('the last hexagon', () => {
  it('H-PLAT-06 pawns go only along the arrows', () => {
    const t = inside('league-8').roll('move', 1);
    expect(placeOf(t, 0)).toBe('league-9');
    t.answer('green').expectChance('pokemon');
    const back = inside('league-16', {}, { also: (s) => drain(s.events) }).roll('move', 1);
    expect(placeOf(back, 0)).toBe('league-3');
  });

  it('H-PLAT-08 H-PLAT-12 who stops on a start after a full loop starts the League, like it or not (H-AMB-31)', () => {
    for (const at of ['league-6', 'league-14']) {
      const t = inside(at, { laps: 1, team: ['rattata'] }).roll('move', 1);
      expect(t.told(7, 'league-starts')).toHaveLength(1); // H-AMB-100: either start will do
      t.expectChance('battle');
    }
  });

  it('H-PLAT-09 without a full loop: an Item', () => {
    const t = inside('league-6').rolls(['move', 1], ['item', 'potion']);
    expect([handOf(t, 0), t.told(7, 'league-starts')]).toEqual([['potion'], []]);
  });

  it('H-PLAT-11 H-ITEM-25 a Fishing Rod on the own start is a landing, from next door only an Item (H-AMB-49)', () => {
    const rod = { hand: ['fishing-rod'], laps: 1, team: ['rattata'] } as const;
    const t = inside('league-7', rod).answer('fishing-rod').answer('activate:league-7');
    expect(t.told(7, 'league-starts')).toHaveLength(1);
    t.expectChance('battle');
    const near = inside('league-6', rod).answer('fishing-rod').answer('activate:league-7');
    near.roll('item', 'potion');
    expect([handOf(near, 0), near.told(7, 'league-starts')]).toEqual([['potion'], []]);
  });

  it("H-EVT-111 in another's turn a start gives only an Item (H-AMB-95)", () => {
    const t = drawn('digletts-cave', {
      players: [
        { team: ['rattata'] },
        { at: 'spikemuth-1', badges: SIX, entered: true, laps: 1, hand: ['exp-share'], team: ['rattata'] },
      ],
    });
    t.answers(1, 'exp-share').answers(0, 'nothing').answers(1, 'to:league-7').roll('item', 'potion');
    expect([placeOf(t, 1), t.told(7, 'league-starts')]).toEqual(['league-7', []]);
  });

  it('H-PLAT-11 passing a start does nothing', () => {
    const t = inside('league-6', { laps: 1 }, { also: (s) => drain(s.events) }).roll('move', 2);
    expect([placeOf(t, 0), t.told(7, 'league-starts')]).toEqual(['league-8', []]);
  });

  it('H-VEC-37 H-PLAT-10 H-PLAT-23 once round from the Plateau (H-AMB-10)', () => {
    const t = table({
      players: [
        { at: 'league-0', badges: SIX, entered: true, team: ['rattata'] },
        { at: 'new-bark-0', team: ['rattata'] },
      ],
      also: (s) => {
        drain(s.events);
        onlyPile(s, 'pink', []);
        for (const colour of ['green', 'blue', 'red', 'yellow'] as const) onlyPile(s, colour, []);
        s.players[0].extra = 5;
      },
    });
    const stops: string[] = [];
    for (const [pips, items] of [
      [6, []],
      [1, ['potion']],
      [6, []],
      [2, ['vitamin']],
      [2, []],
    ] as const) {
      if (t.match.chance === null) t.answer('roll');
      t.roll('move', pips);
      if (t.match.open().length > 0) t.answer('to:league-6');
      for (const item of items) t.roll('item', item);
      stops.push(`${placeOf(t, 0)} ${t.s.players[0].laps}`);
    }
    expect(stops).toEqual(['league-6 0', 'league-7 0', 'league-13 0', 'league-15 0', 'league-3 1']);
    expect(t.view(1).players[0].laps).toBe(1); // public
    expect(handOf(t, 0)).toEqual(['potion', 'vitamin']);
    t.roll('move', 4);
    expect([placeOf(t, 0), t.told(7, 'league-starts').length]).toEqual(['league-7', 1]);
  });

  it('H-PLAT-10 the fourteenth step completes the loop, not the thirteenth', () => {
    const after = (steps: number) => {
      const also: TableSetup['also'] = (s) => {
        drain(s.events);
        for (const pile of s.unseen) pile.length = 0;
        s.slots.fill(EMPTY);
        s.players[0].loopSteps = steps;
      };
      return inside('league-16', {}, { also }).roll('move', 1).s.players[0];
    };
    expect(after(12)).toMatchObject({ laps: 0, loopSteps: 13 });
    expect(after(13)).toMatchObject({ laps: 1, loopSteps: 0 });
  });

  it('H-PLAT-10 steps of an earlier stay do not count (H-AMB-10)', () => {
    const t = inside('league-0', {}, { also: (s) => Object.assign(s.players[0], { loopSteps: 13 }) });
    t.roll('move', 1).answer(`to:${BORDER}`).expectChance('pokemon');
    expect(t.s.players[0].loopSteps).toBe(0);
  });

  it('H-PLAT-13 a yellow "!": a Super Event', () => {
    const t = inside('league-4').rolls(['move', 1], ['super', 'egg-incubators']);
    t.rolls(['pokemon', 'gastly'], ['pokemon', 'abra'], ['pokemon', 'rattata']);
    expect(teamOf(t, 0)).toHaveLength(4);
  });

  it('H-PLAT-14 H-HID-07 two Events, of which only this player sees both; the other is shown and discarded (H-AMB-32)', () => {
    const t = inside('league-7').rolls(['move', 1], ['event', 'professor-oak'], ['event', 'pokemon-egg']);
    t.expectAsked('pick-event', 0);
    expect([t.told(0, 'saw-events').length, t.told(1, 'saw-events').length]).toEqual([1, 0]);
    t.answer('professor-oak').rolls(['item', 'potion'], ['item', 'vitamin']);
    expect(handOf(t, 0)).toEqual(['potion', 'vitamin']);
    expect(eventsDiscarded(t)).toEqual(['pokemon-egg', 'professor-oak']);
    expect(t.told(1, 'event-unused')).toHaveLength(1);
  });

  it.each([
    ['H-PLAT-15', 'league-5', 'red', ['gengar', 'golem']],
    ['H-PLAT-16', 'league-3', 'blue', ['wartortle', 'kadabra', 'lapras']],
    ['H-PLAT-17', 'league-8', 'green', ['haunter', 'raticate', 'nidorino', 'pidgeotto']],
  ] as const)('%s from %s: so many %s Pokémon are shown and one is tried', (_id, at, colour, mons) => {
    const t = inside(at).roll('move', 1).answer(colour);
    for (const mon of mons) t.roll('pokemon', mon);
    t.expectAsked('try-which', 0);
    expect(t.optionIds()).toEqual(mons);
    expect(t.view(1).shown).toEqual(mons);
    t.answer(mons[1]).roll('catch', 5);
    expect(teamOf(t, 0)).toEqual(['bulbasaur', mons[1]]);
    expect(t.view(1).shown).toEqual([]);
    expect(t.view(1).unseen[colour]).toContain(mons[0]);
  });

  const shown = (me: Seated = {}, ...others: readonly Seated[]) =>
    table({
      players: [
        { at: 'league-5', badges: SIX, entered: true, ...me },
        ...(others.length > 0 ? others : [AWAY]),
      ],
    })
      .roll('move', 1)
      .answer('red')
      .rolls(['pokemon', 'gengar'], ['pokemon', 'golem'])
      .answer('gengar');

  it('H-PLAT-18 an ordinary attempt, with balls and Trainers, and Cynthia may follow', () => {
    const t = shown({ hand: ['great-ball'] }, { at: 'league-0', trainer: 'cynthia' });
    t.expectAsked('ball', 0).answer('great-ball').roll('catch', 3);
    t.expectAsked('on-fail', 1).answer('cynthia').roll('catch', 5);
    expect(teamOf(t, 1)).toContain('gengar');
  });

  it('H-PLAT-19 H-CAP-16 what is not caught goes back, without a token (H-AMB-33)', () => {
    const t = shown().roll('catch', 1);
    const inPile = (told: Told) =>
      ['gengar', 'golem'].map((id) => told.view(1).unseen.red.filter((one) => one === id).length);
    expect(inPile(t)).toEqual([1, 1]);
    expect([t.view(1).weakened, t.view(1).shown]).toEqual([[], []]);
    expect(inPile(shown().roll('catch', 5))).toEqual([0, 1]);
  });

  it('H-PLAT-20 H-PLAT-25 the yellow space: one try at a Legendary, and nothing if there is none', () => {
    const t = inside('league-15').rolls(['move', 1], ['pokemon', 'rayquaza'], ['catch', 6]);
    expect(teamOf(t, 0)).toContain('rayquaza');
    const miss = inside('league-15').rolls(['move', 1], ['pokemon', 'rayquaza'], ['catch', 5]);
    expect(miss.view(1).unseen.yellow).toContain('rayquaza');
    const none = inside('league-15', {}, { also: (s) => onlyPile(s, 'yellow', []) }).roll('move', 1);
    expect([none.s.active, none.told(7, 'shown')]).toEqual([1, []]);
  });

  it('H-PLAT-21 the printed colour or a weaker one of choice; what is missing comes from a weaker pile (H-AMB-92)', () => {
    const t = inside('league-5').roll('move', 1).expectAsked('name-colour', 0);
    expect(t.optionIds()).toEqual(['red', 'blue', 'green', 'pink']);
    t.answer('pink').rolls(['pokemon', 'gastly'], ['pokemon', 'abra']).answer('abra').roll('catch', 1);
    const short = inside('league-5', {}, { also: (s) => onlyPile(s, 'red', ['gengar']) }).roll('move', 1);
    short.answer('red').rolls(['pokemon', 'wartortle']).expectAsked('try-which', 0);
    expect(short.optionIds()).toEqual(['gengar', 'wartortle']);
  });

  it('H-PLAT-21 as a setting, weaker only for want of it', () => {
    const options = { orWeaker: 'fallback', offers: 0 };
    const t = inside('league-5', {}, { options }).rolls(['move', 1], ['pokemon', 'gengar']);
    t.roll('pokemon', 'golem').expectAsked('try-which', 0);
  });

  it('H-PLAT-22 H-PLAT-26 seventeen spaces, none with a card', () => {
    const kinds = SPACES.filter(({ hexagon }) => hexagon === LAST_HEXAGON).map(
      ({ kind, colour }) => `${kind}${colour < 0 ? '' : colour}`,
    );
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect(kinds).toHaveLength(17);
    expect(['city', 'super', 'pick', 'draw3', 'draw2', 'draw1', 'draw4', 'league'].map(count)).toEqual([
      1, 4, 2, 4, 2, 1, 1, 2,
    ]);
    expect(graph.captures.some((space) => SPACES[space].hexagon === LAST_HEXAGON)).toBe(false);
  });

  it('H-PLAT-24 the loop does not lead back to the Plateau', () => {
    const seen = new Set([PLATEAU + 3]);
    for (const at of seen) for (const { to } of graph.lines[at]) seen.add(to);
    expect(seen.has(PLATEAU)).toBe(false);
    expect(seen.size).toBe(14);
  });
});
