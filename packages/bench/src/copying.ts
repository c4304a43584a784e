import { classic, type Midgame } from './subject.ts';
import type { Variant } from './variant.ts';

export const EARLY = 200;
export const LATE = 4000;

const POOL = 32; // what a copy costs depends on the moment: average over many

/** Where copies go: one that nobody could see might never be made. */
const shelf: unknown[] = new Array(POOL);

/** Copies classic matches that have reached `turn`, over and over. */
export function copying(turn: number, copy: (game: Midgame) => unknown): Variant {
  const pool = reach(turn);
  return {
    batch: () => {
      for (let i = 0; i < POOL; i++) shelf[i] = copy(pool[i]);
      return POOL;
    },
  };
}

function reach(turn: number): Midgame[] {
  const pool: Midgame[] = [];
  for (let tries = 1; pool.length < POOL; tries++) {
    if (tries > 20 * POOL) throw new Error(`too few matches last ${turn} turns`);
    const match = classic.reach(turn);
    if (match) pool.push(match);
  }
  return pool;
}
