import { script } from '@indigo/battery';
import type { OptionValues } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import {
  graphOf,
  HEXAGONS,
  LAST_HEXAGON,
  type Line,
  PLATEAU,
  SPACES,
  spaceOf,
  TIER_OF,
} from '../src/board.ts';
import { hex } from '../src/index.ts';
import { GREY, POKEMON } from '../src/pokemon.ts';
import { FACE_DOWN } from '../src/state.ts';
import { reach } from '../src/walk.ts';
import { BOARD, go, handOf, placeOf, table } from './table.ts';

describe('turns', () => {
  it('H-TURN-06 H-ITEM-10 H-ITEM-11 H-VEC-29 two Bicycles, two more turns', () => {
    const t = table({ players: [{ hand: ['bicycle', 'bicycle'] }, {}] });
    t.answer('bicycle').answer('bicycle');
    go(t, 5, 'new-bark-5').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    expect(t.s.active).toBe(0);
    go(t.expectChance('move'), 1, 'new-bark-6').rolls(['event', 'pokemon-egg'], ['pokemon', 'abra']);
    expect([t.s.active, t.s.extraTurn]).toEqual([0, true]);
    go(t.expectChance('move'), 1, 'new-bark-5').rolls(['event', 'pokemon-egg'], ['pokemon', 'oddish']);
    expect([t.s.active, t.s.extraTurn]).toEqual([1, false]);
    t.expectChance('move');
  });

  it('H-TURN-07 a skipped turn is passed over whole', () => {
    const t = table({
      players: [{}, {}],
      also: (s) => {
        s.players[0].skips = 1;
      },
    }).expectChance('move');
    expect([t.s.active, t.s.players[0].skips]).toEqual([1, 0]);
  });

  it('H-COMP-06 H-TURN-03 the excess of six is discarded at the end of the own turn', () => {
    const hand = ['potion', 'potion', 'vitamin', 'vitamin', 'x-item', 'x-item', 'magnet'] as const;
    const t = go(table({ players: [{ at: 'new-bark-4', hand }, {}] }), 1, 'new-bark-5');
    t.rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    t.expectAsked('discards', 0).answer(['magnet']).expectChance('move');
    expect(handOf(t, 0)).toHaveLength(6);
  });

  it('H-TRN-13 Alder keeps three', () => {
    const hand = ['potion', 'potion', 'vitamin', 'vitamin'] as const;
    const t = go(table({ players: [{ at: 'new-bark-4', hand, trainer: 'alder' }, {}] }), 1, 'new-bark-5');
    t.rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    t.expectAsked('discards', 0).answer(['potion']).expectChance('move');
  });
});

describe('moves', () => {
  it('H-MOVE-05 every end of a simple path, H-MOVE-03 H-MOVE-04 no way back', () => {
    const t = table({ players: [{ at: 'new-bark-4' }, {}] }).roll('move', 2);
    expect(t.optionIds().sort()).toEqual(['to:new-bark-2', 'to:new-bark-6', 'to:new-bark-8']);
  });

  it('H-MOVE-07 a city on the way may be stopped at', () => {
    const t = table({ players: [{ at: 'new-bark-2' }, {}] }).roll('move', 3);
    expect(t.optionIds()).toContain('to:new-bark-0');
  });

  it('H-MOVE-08 short only where no path uses the count', () => {
    const t = table({ players: [{ at: 'new-bark-1' }, {}] }).roll('move', 1);
    expect(t.optionIds().sort()).toEqual(['to:new-bark-0', 'to:new-bark-2']);
  });

  it('H-MOVE-08 a dead end stops a walk only where no path is long enough (H-AMB-04)', () => {
    // From one space a blind way of two steps and an open one of four.
    const [from, a, b, c, d, e, f] = [1, 2, 3, 5, 6, 8, 9].map((n) => spaceOf(`new-bark-${n}`));
    const lines: Line[][] = SPACES.map(() => []);
    for (const [x, y] of [
      [from, a],
      [a, b],
      [from, c],
      [c, d],
      [d, e],
      [e, f],
    ]) {
      lines[x].push({ to: y, type: -1, cost: 0 } as Line);
      lines[y].push({ to: x, type: -1, cost: 0 } as Line);
    }
    const graph = {
      ...graphOf({ board: BOARD.map((id) => HEXAGONS.findIndex((one) => one.id === id)) }),
      lines,
      passages: [],
      reaches: new Map(),
    };
    const ends = (count: number): number[] => [...reach(graph, from, count, 0, 0).ends].sort((x, y) => x - y);
    expect(ends(2)).toEqual([b, d]);
    expect(ends(3)).toEqual([e]); // not b, which is short of it
    expect(ends(4)).toEqual([f]);
    expect(ends(5)).toEqual([b, f]); // none is long enough: each as far as it goes
  });

  it('H-PASS-01 a type passage opens with a Pokémon of its type', () => {
    const at = 'pewter-13';
    const walk = (team: string[]) =>
      table({ players: [{ at, team }, {}] })
        .roll('move', 1)
        .optionIds();
    expect(walk(['bulbasaur'])).not.toContain('to:pewter-14');
    expect(walk(['pidgey'])).toContain('to:pewter-14');
  });

  it('H-PASS-05 nobody is shut in', () => {
    const t = table({ players: [{ at: 'pewter-14' }, {}] }).roll('move', 1);
    expect(t.optionIds().sort()).toEqual(['to:pewter-11', 'to:pewter-13']);
  });

  it('H-CITY-10 H-CITY-11 the train, from a city to another one visited', () => {
    const t = table({ players: [{ at: 'pewter-0', visited: ['pewter', 'eterna'], badges: ['brock'] }, {}] });
    expect(t.optionIds()).toEqual(['roll', 'train:eterna-0']);
    t.answer('train:eterna-0').expectAsked('after', 0);
    expect(placeOf(t, 0)).toBe('eterna-0');
  });

  it('H-VEC-30 H-PLAT-01 H-PLAT-02 H-PLAT-27 the gate of the Plateau', () => {
    const six = ['brock', 'gardenia', 'morty', 'lt-surge', 'piers', 'blaine'];
    // Two steps before the Plateau.
    const { near } = graphOf({
      board: BOARD.map((id) => HEXAGONS.findIndex((hexagon) => hexagon.id === id)),
    });
    const port = near[PLATEAU].find((space) => SPACES[space].hexagon !== LAST_HEXAGON) as number;
    const before = near[port].find((space) => space !== PLATEAU && SPACES[space].kind !== 'city') as number;
    const walk = (more: object) =>
      table({ players: [{ at: SPACES[before].id, team: ['murkrow'], ...more }, {}] })
        .roll('move', 4)
        .optionIds();
    const inside = (ids: readonly string[]) => ids.filter((id) => id.startsWith('to:league'));
    expect(inside(walk({ badges: six.slice(1) }))).toEqual([]);
    expect(inside(walk({ badges: six }))).toEqual(['to:league-0']);
    expect(inside(walk({ badges: six, entered: true })).sort()).toEqual(['to:league-0', 'to:league-2']);
  });
});

describe('the setup', () => {
  const start = (seats: number, options: OptionValues = {}, seed = 1) =>
    script(hex, { seats, options, seed });

  it('H-SETUP-12 H-SETUP-15 H-SETUP-17 a Starter, an Item and a Trainer each, in New Bark, which is no visit', () => {
    for (const player of start(6).s.players) {
      expect(POKEMON[player.team[0]].colour).toBe(GREY);
      expect([player.hand.length, player.trainer >= 0, player.visited]).toEqual([1, true, 0]);
    }
  });

  it('H-SETUP-13 no two players get the same Starter', () => {
    const starters = start(6).s.players.map(({ team }) => team[0]);
    expect(new Set(starters).size).toBe(6);
  });

  it('H-SETUP-10 H-SETUP-11 the first and the last hexagon are fixed, the others keep to their tiers', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { board } = start(2, {}, seed).s;
      expect(board.map((hexagon) => TIER_OF[hexagon])).toEqual([-1, 0, 0, 1, 1, 2, 2, -1]);
      expect([board[0], board[7], new Set(board).size]).toEqual([0, LAST_HEXAGON, 8]);
    }
  });

  /** Cards of each colour, wherever they have got to by the first question. */
  const sizes = (options: OptionValues) => {
    const { s } = start(2, options);
    const seen = [...s.slots.filter((lies) => lies >= 0), ...s.players.flatMap(({ team }) => team)];
    return s.unseen.map((cards, c) => cards.length + seen.filter((mon) => POKEMON[mon].colour === c).length);
  };

  it('H-SETUP-05 the Balanced roster', () => {
    expect(sizes({})).toEqual([66, 63, 66, 49, 14]);
  });

  it('H-SETUP-06 the Alternate roster', () => {
    expect(sizes({ setup: 'alternate' })).toEqual([57, 66, 62, 38, 15]);
  });

  it('H-SETUP-07 Random: as many of each colour as Balanced', () => {
    expect(sizes({ setup: 'random' })).toEqual([66, 63, 66, 49, 14]);
  });

  it('H-SETUP-14 every capture space has a face-down card, and nobody knows which', () => {
    const { s } = start(2);
    expect(s.slots.length).toBe(graphOf(s).captures.length);
    expect(s.slots.every((lies) => lies === FACE_DOWN)).toBe(true);
  });

  const only = (...generations: number[]): OptionValues => ({
    setup: 'custom',
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`gen${n}`, generations.includes(n)])),
  });

  it('H-VEC-40 H-SETUP-08 H-SETUP-09 Custom is refused where a colour is too small', () => {
    expect(() => start(2, only())).toThrow('mark at least one generation');
    expect(() => start(2, only(2))).toThrow('red (12 of 14)');
    expect(() => start(2, only(6))).toThrow('green (15 of 18), blue (16 of 19)');
    for (const fine of [[1], [5], [8], [6, 7]]) expect(() => start(2, only(...fine))).not.toThrow();
  });
});
