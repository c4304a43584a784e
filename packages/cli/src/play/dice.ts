import { type Rng, type Seat, seeded, seedOf } from '@indigo/kernel';

/** The dice of a match, and what its bots follow in choosing. */
export interface Dice {
  readonly rng: Rng;
  /** What the bot of a seat thinks with after so many entries. */
  thought(length: number, seat: Seat): number;
}

/** More seats than any game has. */
const SEATS = 16;

/**
 * What falls next depends on the seed and on how far the match has come, on nothing else: whoever leaves and comes back,
 * or takes an answer back, finds the same dice. `length`: how many entries there are now.
 */
export function diceOf(seed: number, length: () => number): Dice {
  let at = -1;
  let source: Rng = seeded(seed);
  return {
    rng: (n) => {
      const now = length();
      if (now !== at) {
        at = now;
        source = seeded(seedOf(seed, now * SEATS));
      }
      return source(n);
    },
    thought: (now, seat) => seedOf(seed, now * SEATS + 1 + seat),
  };
}
