/** Sections 3 to 8: turns, movement, spaces, hexagons and passages. */
import { describe, expect, it } from 'vitest';
import { graphOf, HEXAGONS, POOLS, SPACES, slotOf, spaceOf } from '../src/board.ts';
import { SLOTS } from '../src/data/hexagons/slots.ts';
import { GATE_CLOSED, reach } from '../src/walk.ts';
import {
  AN_EVENT,
  BEFORE_EVENT,
  BOARD,
  discarded,
  drawn,
  drawnSuper,
  eventsDiscarded,
  go,
  handOf,
  placeOf,
  type Seated,
  supersDiscarded,
  table,
  teamOf,
} from './table.ts';

const hexagonOf = (id: string): number => HEXAGONS.findIndex((hexagon) => hexagon.id === id);
const board = BOARD.map(hexagonOf);
const graph = graphOf({ board });
const walk = (pips: number, me: Seated) =>
  table({ players: [me, {}] })
    .roll('move', pips)
    .optionIds();

describe('a turn', () => {
  it('H-TURN-01 one travel action: roll, stay and fight, train, or what a card or passage gives', () => {
    const t = table({
      board: BOARD.with(1, 'motostoke'),
      players: [{ at: 'motostoke-0', hand: ['fly', 'bicycle'], visited: ['motostoke', 'eterna'] }, {}],
    });
    expect(t.optionIds()).toEqual(['roll', 'stay', 'train:eterna-0', 'bicycle', 'fly']);
    const beside = table({
      board: BOARD.with(1, 'motostoke'),
      players: [{ at: 'motostoke-7', hand: ['potion', 'potion'] }, {}],
    });
    expect(beside.optionIds()).toEqual(['roll', 'pay:motostoke-14']);
  });

  it('H-TURN-04 turns pass clockwise, when all that was opened is resolved', () => {
    const t = table({ players: [{ at: BEFORE_EVENT }, { hand: ['exp-share'] }, {}] });
    go(t, 1, AN_EVENT).roll('event', 'pokemon-egg').expectAsked('on-copy', 1);
    expect(t.s.active).toBe(0);
    t.answer('exp-share').rolls(['pokemon', 'gastly'], ['pokemon', 'abra']);
    expect([t.s.active, teamOf(t, 1)]).toEqual([1, ['charmander', 'abra']]);
  });

  it('H-COMP-07 more than six Items force nothing before the end of the own turn', () => {
    const eight = [
      'potion',
      'potion',
      'vitamin',
      'vitamin',
      'x-item',
      'x-item',
      'magnet',
      'charcoal',
    ] as const;
    const t = table({ players: [{ at: BEFORE_EVENT }, { at: BEFORE_EVENT, hand: eight }] });
    go(t, 1, AN_EVENT).rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    expect([t.s.active, handOf(t, 1)]).toEqual([1, eight.toSorted()]);
    go(t, 1, AN_EVENT).rolls(['event', 'pokemon-egg'], ['pokemon', 'abra']);
    t.expectAsked('discards', 1).answer(['potion', 'potion#2']);
    expect(handOf(t, 1)).toHaveLength(6);
  });
});

describe('movement', () => {
  it('H-MOVE-01 H-MOVE-10 one die, for all to see, and as many steps along the lines', () => {
    const t = table({ players: [{ at: 'new-bark-1' }, {}], slots: { 'new-bark-4': 'gastly' } });
    go(t, 3, 'new-bark-4').roll('catch', 1);
    expect(t.told(7, 'rolled')[0]).toEqual(['rolled', 0, 3, 'move']);
    expect(placeOf(t, 0)).toBe('new-bark-4');
  });

  it('H-MOVE-02 off along any line, also back', () => {
    expect(walk(1, { at: 'new-bark-4' }).sort()).toEqual(['to:new-bark-3', 'to:new-bark-5', 'to:new-bark-7']);
  });

  it('H-MOVE-06 H-MOVE-11 pawns share a space and pass each other without any effect', () => {
    const t = table({ players: [{ at: 'new-bark-3' }, { at: 'new-bark-4' }, { at: AN_EVENT }] });
    go(t, 2, AN_EVENT).rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    expect([placeOf(t, 0), t.told(7, 'battle')]).toEqual([AN_EVENT, []]);
  });

  it('H-MOVE-12 a border space leads on only where a link joins its slot to another', () => {
    const crossing = graph.lines.flatMap((leaving, from) =>
      leaving.filter(({ to }) => SPACES[to].hexagon !== SPACES[from].hexagon),
    );
    expect(crossing).toHaveLength(2 * 12);
    // Eterna's own lower ports lead nowhere: there is no slot below.
    expect(graph.lines[spaceOf('eterna-15')].map(({ to }) => SPACES[to].id)).toEqual(['eterna-3']);
  });

  it('H-MOVE-13 every space has a step open to everybody', () => {
    for (let i = 0; i < 12; i++) {
      const pick = (tier: number, k: number) => POOLS[tier][k % POOLS[tier].length];
      const some = graphOf({
        board: [0, pick(0, i), pick(0, i + 1), pick(1, i), pick(1, i + 1), pick(2, i), pick(2, i + 1), 1],
      });
      SPACES.forEach(({ id }, at) => {
        if (slotOf(some, at) < 0) return;
        expect(reach(some, at, 1, 0, GATE_CLOSED).ends.length, id).toBeGreaterThan(0);
      });
    }
  });
});

describe('spaces', () => {
  it('H-COMP-03 H-COMP-05 H-SPACE-05 a "!" space: an Event, carried out and discarded', () => {
    const t = drawn('pokemon-egg', { players: [{}, {}] }).roll('pokemon', 'gastly');
    expect([eventsDiscarded(t), teamOf(t, 0), handOf(t, 0)]).toEqual([
      ['pokemon-egg'],
      ['bulbasaur', 'gastly'],
      [],
    ]);
  });

  it('H-COMP-04 H-SPACE-06 a yellow "!" space: a Super Event, with a discard pile of its own', () => {
    const t = drawnSuper('egg-incubators', { players: [{}, {}] });
    t.rolls(['pokemon', 'gastly'], ['pokemon', 'rattata'], ['pokemon', 'abra']);
    expect([supersDiscarded(t), eventsDiscarded(t)]).toEqual([['egg-incubators'], []]);
  });

  it('H-SPACE-07 only where the pawn stops', () => {
    const t = table({ players: [{ at: 'new-bark-7' }, {}], slots: { 'new-bark-9': 'gastly' } });
    go(t, 2, 'new-bark-9').roll('catch', 1);
    expect(t.told(7, 'drew-event')).toEqual([]); // new-bark-6 lay on the way
  });

  it('H-SPACE-08 seven kinds, three of them in the last hexagon only', () => {
    expect([...new Set(SPACES.map(({ kind }) => kind))].sort()).toEqual(
      ['city', 'draw', 'event', 'league', 'pick', 'pokemon', 'super'].sort(),
    );
    const special = SPACES.filter(({ kind }) => ['draw', 'league', 'pick'].includes(kind));
    expect(special.every(({ hexagon }) => HEXAGONS[hexagon].id === 'pokemon-league')).toBe(true);
  });
});

describe('hexagons', () => {
  it('H-HEX-01 H-HEX-02 two fixed corners, six between them in three tiers', () => {
    expect(SLOTS.map(({ tier }) => tier)).toEqual([-1, 0, 0, 1, 1, 2, 2, -1]);
    expect([HEXAGONS[0].id, HEXAGONS[1].id]).toEqual(['new-bark', 'pokemon-league']);
    // Lower left is the first, top right the last; odd slots are the upper row.
    expect(SLOTS.every(({ y }, slot) => y < 0 === (slot % 2 === 1))).toBe(true);
    expect(SLOTS.every(({ x }, slot) => slot === 0 || x > SLOTS[slot - 1].x)).toBe(true);
  });

  it('H-HEX-04 no tier is closed: a player without a badge walks into the last one', () => {
    const port = graph.near[spaceOf('spikemuth-11')].find(
      (at) => SPACES[at].hexagon === hexagonOf('ecruteak'),
    );
    expect(walk(1, { at: SPACES[port as number].id })).toContain('to:spikemuth-11');
  });

  it('H-HEX-07 hexagons and spaces are adjacent by links and lines, arrows and passages notwithstanding', () => {
    expect(graph.neighbours).toEqual([
      [1, 2],
      [0, 2, 3],
      [0, 1, 3, 4],
      [1, 2, 4, 5],
      [2, 3, 5, 6],
      [3, 4, 6, 7],
      [4, 5],
      [5],
    ]);
    expect(graph.near[spaceOf('pewter-13')]).toContain(spaceOf('pewter-14'));
    expect(graph.near[spaceOf('league-3')]).toContain(spaceOf('league-2'));
  });
});

describe('type passages', () => {
  it('H-PASS-02 a passage is crossed with one ordinary step', () => {
    expect(walk(2, { at: 'pewter-12', team: ['pidgey'] })).toContain('to:pewter-14');
  });

  it('H-PASS-03 either type of a Pokémon will do', () => {
    const butterfree = { team: ['butterfree'] };
    expect(walk(1, { at: 'pewter-13', ...butterfree })).toContain('to:pewter-14'); // Flying
    expect(walk(1, { at: 'eterna-13', ...butterfree })).toContain('to:eterna-14'); // Bug
  });

  it('H-PASS-04 every Pokémon owned counts, one for any number of passages', () => {
    // Blue, so that it does not obey yet; through the passage and out again on the other side.
    expect(walk(2, { at: 'pewter-13', team: ['butterfree'] })).toContain('to:pewter-11');
  });

  it('H-PASS-13 each middle hexagon has passages of one type', () => {
    for (const hexagon of POOLS.flat()) {
      const types = HEXAGONS[hexagon].lines.match(/:[A-Z]\w+/g) ?? [];
      expect(new Set(types).size, HEXAGONS[hexagon].id).toBe(1);
    }
    const typed = (id: string) => HEXAGONS[hexagonOf(id)].lines.match(/:([A-Z]\w+)/)?.[1];
    expect(['pewter', 'violet', 'olivine', 'lavaridge'].map(typed)).toEqual([
      'Flying',
      'Rock',
      'Fire',
      'Grass',
    ]);
  });
});

describe('item passages', () => {
  const beside = (at: string, hand: Seated['hand'] = []) =>
    table({ board: BOARD.with(1, 'motostoke'), players: [{ at, hand }, {}] });
  const two = ['potion', 'vitamin'] as const;

  it('H-PASS-06 H-PASS-07 H-PASS-09 who passes by, with whatever count left, may pay to go there', () => {
    for (const pips of [1, 2, 3, 5]) {
      expect(beside('motostoke-8', two).roll('move', pips).optionIds()).toContain('pay:motostoke-14');
    }
    expect(beside('motostoke-8', ['potion']).roll('move', 3).optionIds()).not.toContain('pay:motostoke-14');
  });

  it('H-PASS-08 the way out is free', () => {
    const t = beside('motostoke-14', two).roll('move', 1).expectChance('pokemon');
    expect([placeOf(t, 0), handOf(t, 0)]).toEqual(['motostoke-7', [...two]]);
  });

  it('H-PASS-10 H-PASS-12 the move ends there; any Items are the price, of own choice, and do nothing else', () => {
    const t = beside('motostoke-8', ['poke-doll', 'potion', 'bicycle']).answer('roll').roll('move', 5);
    t.answer('pay:motostoke-14').expectAsked('pay-items', 0).answer(['poke-doll', 'bicycle']);
    t.rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    expect([placeOf(t, 0), handOf(t, 0), discarded(t)]).toEqual([
      'motostoke-14',
      ['potion'],
      ['poke-doll', 'bicycle'],
    ]);
    expect(t.s.active).toBe(1); // no extra turn
  });

  it('H-PASS-11 who stands next to it may pay in place of the roll', () => {
    const t = beside('motostoke-7', two).answer('pay:motostoke-14');
    t.rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    expect([placeOf(t, 0), handOf(t, 0), t.told(7, 'rolled')]).toEqual(['motostoke-14', [], []]);
  });

  it('H-PASS-16 without paying no roll leads over it', () => {
    expect(beside('motostoke-7').roll('move', 1).optionIds().sort()).toEqual([
      'to:motostoke-15',
      'to:motostoke-8',
    ]);
  });

  it('H-PASS-14 eight of them, for two Items each; three lead to a city', () => {
    const paid = HEXAGONS.flatMap(({ id, lines }) =>
      (lines.match(/\d+-(\d+):(\d)/g) ?? []).map((line) => [id, line]),
    );
    expect(paid.map(([id]) => id).sort()).toEqual(
      [
        'blackthorn',
        'driftveil',
        'fortree',
        'fuchsia',
        'mistralton',
        'motostoke',
        'sootopolis',
        'sunyshore',
      ].sort(),
    );
    expect(paid.every(([, line]) => line.endsWith(':2'))).toBe(true);
    const toCity = paid.filter(([, line]) => line.includes('-0:')).map(([id]) => id);
    expect(toCity.sort()).toEqual(['blackthorn', 'driftveil', 'fortree']);
  });
});
