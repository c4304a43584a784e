import type { Midgame, Subject } from './subject.ts';
import type { Variant } from './variant.ts';

export const EARLY = 200;
export const LATE = 4000;
/** In hex, which at random lasts 1400 turns and more. */
export const HEX_EARLY = 50;
export const HEX_LATE = 1000;

const POOL = 32; // what a copy costs depends on the moment: average over many

/** Where copies go: one that nobody could see might never be made. */
const shelf: unknown[] = new Array(POOL);

/** Copies matches that have reached `turn`, over and over. */
export function copying(subject: Subject, turn: number, copy: (game: Midgame) => unknown): Variant {
  const pool = reach(subject, turn);
  return {
    batch: () => {
      for (let i = 0; i < POOL; i++) shelf[i] = copy(pool[i]);
      return POOL;
    },
  };
}

function reach(subject: Subject, turn: number): Midgame[] {
  const pool: Midgame[] = [];
  for (let tries = 1; pool.length < POOL; tries++) {
    if (tries > 20 * POOL) throw new Error(`too few matches last ${turn} turns`);
    const match = subject.reach(turn);
    if (match) pool.push(match);
  }
  return pool;
}
