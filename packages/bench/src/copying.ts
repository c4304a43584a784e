import type { Midgame, Subject } from './subject.ts';
import { MATCHES, type Variant } from './variant.ts';

export const EARLY = 200;
export const LATE = 4000;
/** In hex, which at random lasts 1400 turns and more. */
export const HEX_EARLY = 50;
export const HEX_LATE = 1000;

/** Where copies go: one that nobody could see might never be made. */
const shelf: unknown[] = [];

/** Copies matches that have reached `turn`, over and over. */
export function copying(subject: Subject, turn: number, copy: (game: Midgame) => unknown): Variant {
  let pool: readonly Midgame[] = [];
  return {
    prepare: (matches) => {
      pool = reach(subject, turn, matches);
    },
    batch: () => {
      for (let i = 0; i < pool.length; i++) shelf[i] = copy(pool[i]);
      return pool.length;
    },
  };
}

function reach(subject: Subject, turn: number, matches: number): Midgame[] {
  const pool: Midgame[] = [];
  for (let tries = 1; pool.length < matches; tries++) {
    if (tries > 20 * MATCHES) throw new Error(`too few matches last ${turn} turns`);
    const match = subject.reach(turn);
    if (match) pool.push(match);
  }
  return pool;
}
