import { describe, expect, it } from 'vitest';
import { CITY_OF, graphOf, HEXAGONS, LAST_HEXAGON, PLATEAU, POOLS, SPACES } from '../src/board.ts';
import { CATCHES, COLOURS, MOST_SLOTS } from '../src/data/colours.ts';
import { ELITES } from '../src/data/elites.ts';
import { EVENTS } from '../src/data/events.ts';
import { ITEMS } from '../src/data/items.ts';
import { LEADERS } from '../src/data/leaders.ts';
import { SUPER_EVENTS } from '../src/data/super-events.ts';
import { TRAINERS } from '../src/data/trainers.ts';
import { POKEMON } from '../src/pokemon.ts';

const sum = (cards: readonly { readonly count: number }[]): number =>
  cards.reduce((n, { count }) => n + count, 0);

describe('the cards', () => {
  it('H-COMP-01 the decks have their sizes', () => {
    expect([sum(EVENTS), sum(SUPER_EVENTS), sum(ITEMS), sum(TRAINERS)]).toEqual([65, 18, 74, 26]);
    expect([LEADERS.length, ELITES.length]).toEqual([32, 23]);
    expect(POKEMON).toHaveLength(1099);
    expect(new Set(POKEMON.map(({ id }) => id)).size).toBe(1099);
  });

  it('H-COMP-02 six backs, Pink the weakest, grey for Starters alone', () => {
    expect(COLOURS).toEqual(['pink', 'green', 'blue', 'red', 'yellow', 'grey']);
    const grey = POKEMON.filter(({ colour }) => COLOURS[colour] === 'grey');
    expect(grey.every(({ marks }) => marks.includes('S'))).toBe(true);
    expect(grey.filter(({ set }) => set === 'base')).toHaveLength(24);
  });

  it('H-CAP-02 the capture numbers follow from the colour', () => {
    expect(CATCHES).toEqual([[2, 3, 4, 5], [3, 4, 5], [4, 5], [5], [6], []]);
  });

  it('H-GYM-19 powers by band, single and dual', () => {
    const powers = (dual: boolean) =>
      [0, 1, 2].map((band) => [
        ...new Set(LEADERS.filter((l) => l.band === band && l.dual === dual).map((l) => l.power)),
      ]);
    expect(powers(false)).toEqual([[8], [11], [14]]);
    expect(powers(true)).toEqual([[11], [17], [22]]);
  });

  it('H-DGYM-01 thirteen dual Leaders', () => {
    expect(LEADERS.filter(({ dual }) => dual)).toHaveLength(13);
  });
});

describe('the hexagons', () => {
  it('H-HEX-03 10, 12 and 10 hexagons: 1,069,200 boards', () => {
    const boards = POOLS.reduce((n, { length }) => n * length * (length - 1), 1);
    expect(boards).toBe(1_069_200);
    expect(HEXAGONS).toHaveLength(34);
  });

  it('H-HEX-05 every middle hexagon fits every slot of its tier: all boards are connected', () => {
    for (let i = 0; i < 12; i++) {
      const pick = (tier: number, k: number) => POOLS[tier][k % POOLS[tier].length];
      const board = [
        0,
        pick(0, i),
        pick(0, i + 1),
        pick(1, i),
        pick(1, i + 1),
        pick(2, i),
        pick(2, i + 1),
        1,
      ];
      const { lines } = graphOf({ board });
      const seen = new Set([CITY_OF[0]]);
      const queue = [CITY_OF[0]];
      for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
        for (const { to } of lines[at]) {
          if (!seen.has(to)) queue.push(to);
          seen.add(to);
        }
      }
      expect(seen.size).toBe(SPACES.filter(({ hexagon }) => board.includes(hexagon)).length);
    }
  });

  it('H-PASS-15 every city and border can be walked to without any type or Item', () => {
    for (const tier of [0, 1, 2]) {
      for (const hexagon of POOLS[tier]) {
        const board = [0, POOLS[0][0], POOLS[0][1], POOLS[1][0], POOLS[1][1], POOLS[2][0], POOLS[2][1], 1];
        const slot = 1 + 2 * tier;
        if (board[slot + 1] === hexagon) board[slot + 1] = board[slot];
        board[slot] = hexagon;
        const { lines } = graphOf({ board });
        const seen = new Set([CITY_OF[0]]);
        const queue = [CITY_OF[0]];
        for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
          for (const { to, type, cost } of lines[at]) {
            if (type >= 0 || cost > 0 || seen.has(to)) continue;
            seen.add(to);
            queue.push(to);
          }
        }
        expect(seen.has(CITY_OF[hexagon]), HEXAGONS[hexagon].id).toBe(true);
      }
    }
  });

  it('H-SETUP-09 no board has more slots of a colour than that', () => {
    const slots = (hexagon: number, c: number) =>
      SPACES.filter((s) => s.hexagon === hexagon && s.kind === 'pokemon' && s.colour === c).length;
    const most = MOST_SLOTS.map(
      (_, c) =>
        slots(0, c) +
        POOLS.reduce((n, pool) => {
          const [a, b] = pool.map((hexagon) => slots(hexagon, c)).sort((x, y) => y - x);
          return n + a + b;
        }, 0),
    );
    expect(most).toEqual(MOST_SLOTS);
  });

  it('H-SPACE-09 yellow "!" spaces: four in the last hexagon, one in Sunyshore', () => {
    const yellow = SPACES.filter(({ kind }) => kind === 'super').map(({ hexagon }) => HEXAGONS[hexagon].id);
    expect(yellow).toEqual([...Array(4).fill('pokemon-league'), 'sunyshore']);
  });

  it('H-HEX-06 one way into the last hexagon, to the Plateau space', () => {
    const board = [0, ...POOLS.flatMap((pool) => pool.slice(0, 2)), 1];
    const { lines } = graphOf({ board });
    const ways = lines.flatMap((leaving, from) =>
      leaving.filter(
        ({ to }) => SPACES[to].hexagon === LAST_HEXAGON && SPACES[from].hexagon !== LAST_HEXAGON,
      ),
    );
    expect(ways.map(({ to }) => to)).toEqual([PLATEAU]);
  });
});
