/** The tables of the adventure are held to the ledger. */
import { describe, expect, it } from 'vitest';
import { boardFor } from '../src/board.ts';
import { BACK_CARDS, SLOTS } from '../src/cards.ts';
import { ITEMS } from '../src/data/items.ts';
import { LEADERS } from '../src/data/leaders.ts';
import { GYM_TMS, HMS, TM_DECK } from '../src/data/machines.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import { POWERS } from '../src/data/powers.ts';
import * as shop from '../src/data/shop.ts';
import { BACKS } from '../src/data/tokens.ts';
import { TRAINERS } from '../src/data/trainers.ts';
import { TYPES } from '../src/data/types.ts';
import { FOES } from '../src/foes.ts';
import { TAKES } from '../src/types.ts';

describe('data', () => {
  it('M-GEN-05 79 cards, each once; tokens by back as many as there are', () => {
    expect(new Set(POKEMON.map(({ id }) => id)).size).toBe(79);
    expect(BACK_CARDS.map((cards) => cards.length)).toEqual(BACKS.map(({ count }) => count));
    expect(BACK_CARDS.flat()).toHaveLength(72);
  });

  it('M-CATCH-02 the slots of every token cover each face of the die once', () => {
    for (const card of BACK_CARDS.flat()) {
      expect(SLOTS[card].flatMap(({ faces }) => faces).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  it('M-WILD-06 what is super effective takes two hearts, all else one', () => {
    const type = (id: string): number => TYPES.findIndex((row) => row.id === id);
    expect(TAKES[type('water')][type('fire')]).toBe(2);
    expect(TAKES[type('fire')][type('water')]).toBe(1);
    expect(TAKES.flat().filter((hearts) => hearts === 2)).toHaveLength(10);
    expect(TAKES.every((row) => row[type('psychic')] === 1)).toBe(true);
  });

  it('M-MART-02 M-SHOP-15 M-SHOP-16 prices', () => {
    expect(shop.BALL_PRICES).toEqual([1, 2, 3]);
    expect([shop.STONE_PRICE, shop.PORYGON_PRICE, shop.BIKE_PRICE, shop.MACH_BIKE_PRICE]).toEqual([
      5, 6, 7, 7,
    ]);
    expect([shop.CANDY_PRICE, shop.TM_PRICE]).toEqual([4, 3]);
  });

  it('M-SETUP-11 trainers, leaders, Power tokens, HMs, TMs and items are as many as there are', () => {
    expect([TRAINERS.length, LEADERS.length, POWERS.length, HMS.length]).toEqual([14, 7, 7, 3]);
    expect([GYM_TMS.length, TM_DECK.length]).toEqual([7, 34]);
    expect(ITEMS.reduce((sum, { copies }) => sum + copies, 0)).toBe(16);
    expect(HMS.map(({ copies }) => copies)).toEqual([2, 2, 2]);
  });

  it('M-FLOW-04 every adversary deals at least one symbol a round with each Pokémon', () => {
    for (const { pokemon } of FOES)
      for (const { damage } of pokemon) expect(damage.length).toBeGreaterThan(0);
  });

  it.each([false, true])('M-SIMP-09 M-SETUP-11 all locations hang together, simplified %s', (simplified) => {
    const { spaces, ways, start, slots, pool, centers } = boardFor(simplified);
    const seen = new Set([start]);
    for (const node of seen) for (const { to } of ways[node]) seen.add(to);
    expect(seen.size).toBe(spaces.length);
    expect(pool.reduce((sum, n) => sum + n, 0)).toBe(slots);
    expect(slots).toBe(simplified ? 12 : 35);
    expect(centers.every((node) => node !== undefined)).toBe(true);
  });
});
