/** A source of chance: a whole number from 0 to n-1, each equally likely. */
export type Rng = (n: number) => number;

/**
 * A seeded source (sfc32). Seeds are mixed first: neighbouring seeds would otherwise begin with correlated draws.
 * Matches never depend on it: what it drew stands in their record.
 */
export function seeded(seed: number): Rng {
  let a = avalanche(seed);
  let b = avalanche(a ^ 0x9e3779b9);
  let c = avalanche(b ^ 0x85ebca6b);
  let d = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  // The bias of a 32-bit product against n below a few thousand is under one in a million.
  return (n) => Math.floor((next() / 4294967296) * n);
}

/** Spreads one seed over many independent ones: the seed of the `index`th match of a series. */
export const seedOf = (seed: number, index: number): number =>
  avalanche(avalanche(seed) + Math.imul(index, 0x9e3779b9));

function avalanche(seed: number): number {
  let x = seed | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) | 0;
}

/** An outcome drawn in proportion to its count. */
export function weigh(counts: readonly number[], rng: Rng): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i];
  return pick(counts, rng(total));
}

/** The kind of the `nth` card when all are laid out in order; -1 if there are not so many. */
export function pick(counts: readonly number[], nth: number): number {
  let left = nth;
  for (let i = 0; i < counts.length; i++) {
    left -= counts[i];
    if (left < 0) return i;
  }
  return -1;
}
