/** A figure of many matches: half need no more than the median, 95 of 100 no more than `p95`. */
export interface Spread {
  readonly median: number;
  readonly p95: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, p95: sorted[Math.ceil(sorted.length * 0.95) - 1] };
}
