import { seeded, seedOf } from '@indigo/kernel';
import { expect, test } from 'vitest';
import { weigh } from '../src/random.ts';

/** Chi squared of counts that should be even, in standard deviations from its mean. */
function unevenness(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  return (chi - (counts.length - 1)) / Math.sqrt(2 * (counts.length - 1));
}

test.each([2, 6, 7, 52])('outcomes of %i are equally likely, over many seeds', (n) => {
  let sum = 0;
  for (let seed = 0; seed < 200; seed++) {
    const rng = seeded(seed);
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < 100 * n; i++) counts[rng(n)]++;
    const found = unevenness(counts);
    expect(found).toBeLessThan(10);
    sum += found;
  }
  expect(Math.abs(sum / 200)).toBeLessThan(0.3);
});

test('a seed gives the same numbers again', () => {
  const [a, b] = [seeded(42), seeded(42)];
  for (let i = 0; i < 100; i++) expect(a(1000)).toBe(b(1000));
});

test('the first draws of neighbouring seeds have nothing to do with each other', () => {
  for (const draw of [0, 1, 5]) {
    const pairs = new Array<number>(36).fill(0);
    let before = 0;
    for (let seed = 0; seed < 20_000; seed++) {
      const rng = seeded(seed);
      for (let i = 0; i < draw; i++) rng(6);
      const now = rng(6);
      if (seed > 0) pairs[before * 6 + now]++;
      before = now;
    }
    expect(Math.abs(unevenness(pairs))).toBeLessThan(4);
  }
});

test('draws that follow each other are independent', () => {
  const rng = seeded(3);
  const pairs = new Array<number>(36).fill(0);
  for (let i = 0; i < 40_000; i++) pairs[rng(6) * 6 + rng(6)]++;
  expect(Math.abs(unevenness(pairs))).toBeLessThan(4);
});

test('seeds of a series differ from each other and from those of the next series', () => {
  const seeds = new Set<number>();
  for (let seed = 0; seed < 100; seed++) for (let i = 0; i < 100; i++) seeds.add(seedOf(seed, i));
  expect(seeds.size).toBeGreaterThan(9_990);
});

test('weighed outcomes come in proportion, impossible ones never', () => {
  const rng = seeded(9);
  const counts = [3, 0, 1, 0, 6];
  const found = counts.map(() => 0);
  for (let i = 0; i < 20_000; i++) found[weigh(counts, rng)]++;
  expect(found[1] + found[3]).toBe(0);
  counts.forEach((count, i) => {
    expect(Math.abs(found[i] - count * 2000)).toBeLessThan(250);
  });
});

test('nothing can be drawn from nothing', () => {
  expect(weigh([0, 0], seeded(1))).toBe(-1);
  expect(weigh([], seeded(1))).toBe(-1);
});
