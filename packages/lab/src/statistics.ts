/** How far figures of so many matches can be trusted. */

/** Of 95 % of all normal draws, this many standard deviations or fewer from the mean. */
export const Z95 = 1.96;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** A share of so many, with its 95 % interval. */
export interface Share extends Interval {
  readonly wins: number;
  readonly of: number;
  readonly share: number;
}

/** Wilson's 95 % interval of a share of `n`. */
export function interval(wins: number, n: number): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const share = wins / n;
  const z2 = Z95 * Z95;
  const middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z95 / (1 + z2 / n)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export const shareOf = (wins: number, of: number): Share => ({
  wins,
  of,
  share: of === 0 ? 0 : wins / of,
  ...interval(wins, of),
});

/** The first share less the second, with Newcombe's 95 % interval: of Wilson's for each. */
export function difference(a: Share, b: Share): Interval & { readonly difference: number } {
  const by = a.share - b.share;
  if (a.of === 0 || b.of === 0) return { difference: 0, low: -1, high: 1 };
  return {
    difference: by,
    low: by - Math.hypot(a.share - a.low, b.high - b.share),
    high: by + Math.hypot(a.high - a.share, b.share - b.low),
  };
}

/** Whether two differ: how likely so much comes of chance alone where they do not, and how much it is. */
export interface Verdict {
  readonly p: number;
  readonly effect: number;
}

/** Two shares, by the pooled z test. Effect: Cohen's h, where 0.2 is small, 0.5 middling and 0.8 large. */
export function sharesDiffer(a: Share, b: Share): Verdict {
  if (a.of === 0 || b.of === 0) return { p: 1, effect: 0 };
  const effect = 2 * Math.asin(Math.sqrt(a.share)) - 2 * Math.asin(Math.sqrt(b.share));
  const pooled = (a.wins + b.wins) / (a.of + b.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.of + 1 / b.of));
  return { p: error === 0 ? 1 : twoSided((a.share - b.share) / error), effect };
}

/**
 * Two lists of figures, by the rank test of Mann and Whitney (normal, with ties). Effect: how likely a figure of the first is
 * above one of the second, less how likely it is below; 0 where neither is longer.
 */
export function ranksDiffer(a: readonly number[], b: readonly number[]): Verdict {
  if (a.length === 0 || b.length === 0) return { p: 1, effect: 0 };
  const all = [...a.map((value) => ({ value, first: true })), ...b.map((value) => ({ value, first: false }))];
  all.sort((x, y) => x.value - y.value);
  let [ranks, ties] = [0, 0];
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to].value === all[from].value) to++;
    const tied = to - from;
    ties += tied ** 3 - tied;
    // Those alike share their ranks.
    for (let i = from; i < to; i++) if (all[i].first) ranks += (from + 1 + to) / 2;
    from = to;
  }
  const [n, m, sum] = [a.length, b.length, all.length];
  const u = ranks - (n * (n + 1)) / 2;
  const error = Math.sqrt(((n * m) / 12) * (sum + 1 - ties / (sum * Math.max(1, sum - 1))));
  const off = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5);
  return { p: error === 0 ? 1 : twoSided(off / error), effect: (2 * u) / (n * m) - 1 };
}

/** Holm's p of each where so many are tested at once: below 0.05 none of them is called different by chance, 95 times of 100. */
export function holm(ps: readonly number[]): readonly number[] {
  const order = ps.map((_, i) => i).sort((a, b) => ps[a] - ps[b]);
  const held = new Array<number>(ps.length);
  let least = 0;
  order.forEach((at, rank) => {
    least = Math.max(least, Math.min(1, ps[at] * (ps.length - rank)));
    held[at] = least;
  });
  return held;
}

/** How likely a normal draw is as far off as this, to either side. */
export const twoSided = (z: number): number => Math.min(1, 2 * tail(Math.abs(z)));

/** The upper tail of the normal distribution, right to 7 digits (Press and others, erfc). */
function tail(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.5 * x);
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
    -0.82215223, 0.17087277,
  ];
  const sum = terms.reduceRight((total, term) => term + t * total, 0);
  return 0.5 * t * Math.exp(-x * x + sum);
}

export interface Mean extends Interval {
  readonly mean: number;
}

/** With its 95 % interval. */
export function meanOf(values: readonly number[]): Mean {
  const n = values.length;
  if (n === 0) return { mean: 0, low: 0, high: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const half = n === 1 ? 0 : Z95 * Math.sqrt(squares / (n - 1) / n);
  return { mean, low: mean - half, high: mean + half };
}
