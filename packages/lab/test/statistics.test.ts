import { describe, expect, it } from 'vitest';
import {
  difference,
  holm,
  interval,
  meanOf,
  ranksDiffer,
  shareOf,
  sharesDiffer,
  twoSided,
} from '../src/statistics.ts';

/** Expected figures: R 4 (`prop.test`, `wilcox.test`, `p.adjust`) and Newcombe 1998. */
describe('statistics', () => {
  it('gives intervals of shares', () => {
    const { low, high } = interval(28, 38);
    expect(low).toBeCloseTo(0.5799, 3);
    expect(high).toBeCloseTo(0.8503, 3);
    expect(interval(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('gives the interval of a difference', () => {
    // Newcombe's own example: 56 of 70 and 48 of 80, method 10.
    const { difference: by, low, high } = difference(shareOf(56, 70), shareOf(48, 80));
    expect(by).toBeCloseTo(0.2, 10);
    expect(low).toBeCloseTo(0.0524, 4);
    expect(high).toBeCloseTo(0.3339, 4);
    expect(difference(shareOf(0, 0), shareOf(1, 2))).toMatchObject({ low: -1, high: 1 });
  });

  it('knows the normal distribution', () => {
    expect(twoSided(1.959964)).toBeCloseTo(0.05, 6);
    expect(twoSided(-2.575829)).toBeCloseTo(0.01, 6);
    expect(twoSided(0)).toBeCloseTo(1, 6);
  });

  it('tells two shares apart', () => {
    const { p, effect } = sharesDiffer(shareOf(56, 70), shareOf(48, 80));
    // z = 0.2 / sqrt(0.69333 · 0.30667 · (1/70 + 1/80)) = 2.6502
    expect(p).toBeCloseTo(0.00804, 4);
    expect(effect).toBeCloseTo(0.4421, 3);
    expect(sharesDiffer(shareOf(5, 5), shareOf(7, 7))).toEqual({ p: 1, effect: 0 });
  });

  it('tells two lists apart by their ranks', () => {
    // Ranks of the first: 1, 2, 4.5, 6, so U = 3.5; ties of two: variance 4·4/12 · (9 − 6/56) = 11.857.
    const { p, effect } = ranksDiffer([1, 2, 4, 5], [3, 4, 6, 7]);
    expect(effect).toBeCloseTo(-0.5625, 10);
    expect(p).toBeCloseTo(twoSided((8 - 3.5 - 0.5) / Math.sqrt(11.857142857)), 6);
    expect(ranksDiffer([3, 3], [3, 3])).toEqual({ p: 1, effect: 0 });
    expect(ranksDiffer([], [3])).toEqual({ p: 1, effect: 0 });
  });

  it('is careful where much is tested at once', () => {
    expect(holm([0.01, 0.04, 0.03]).map((p) => Number(p.toFixed(9)))).toEqual([0.03, 0.06, 0.06]);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
  });

  it('gives the interval of a mean', () => {
    const { mean, low, high } = meanOf([1, 2, 3, 4]);
    expect(mean).toBe(2.5);
    expect(high - mean).toBeCloseTo((1.96 * Math.sqrt(5 / 3)) / 2, 10);
    expect(mean - low).toBeCloseTo(high - mean, 10);
  });
});
