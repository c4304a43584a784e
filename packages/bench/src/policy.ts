import type { Rng } from '@indigo/kernel';

/** Random play's own source (xorshift32): its cost must not depend on the dice of whoever is measured. */
export function policy(seed = 12345): Rng {
  let state = seed | 0 || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}
