import { describe, expect, onTestFinished, test } from 'vitest';
import type { GameFacts, Point } from '../src/index.ts';
import { countOf, overPoints, Sample } from '../src/sample.ts';
import { hunt, huntFacts } from './hunt.ts';

const facts = huntFacts as GameFacts;

/** What a check is shown: which match, and how far it has come. */
function shown(check: (point: Point) => void = () => {}): string[] {
  const seen: string[] = [];
  overPoints(new Sample(hunt('none'), facts, 3), 'a property', { points: 24, matches: 3 }, (point) => {
    seen.push(`${point.setting.seed} ${point.match.length} ${point.rng(1000)}`);
    check(point);
  });
  return seen;
}

/** Keeps the processor busy. */
function dawdle(): void {
  const { user } = process.cpuUsage();
  while (process.cpuUsage().user - user < 5_000);
}

describe('points', () => {
  test('are counted: a slow machine looks at the same ones as a quick one', () => {
    const quick = shown();
    expect(quick).toHaveLength(24);
    expect(new Set(quick).size).toBeGreaterThan(20);
    expect(shown(dawdle)).toEqual(quick);
  });

  test('are shared among the seat counts, with a few for each, and a soak multiplies them', () => {
    const before = process.env.INDIGO_SOAK;
    onTestFinished(() => {
      if (before === undefined) delete process.env.INDIGO_SOAK;
      else process.env.INDIGO_SOAK = before;
    });
    delete process.env.INDIGO_SOAK;
    expect(countOf({ points: 80 }, 4, 0.5)).toBe(10);
    expect(countOf({ points: 80 }, 4, 0.01)).toBe(2);
    expect(countOf({ points: 80 }, 4, 0.01, 12)).toBe(12);
    process.env.INDIGO_SOAK = '10';
    expect(countOf({ points: 80 }, 4, 0.5)).toBe(100);
    expect(countOf({ points: 80 }, 4, 0.01)).toBe(20);
  });
});
