import { type Asking, Run, readOptions, seeded, seedOf } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { mit } from '../src/index.ts';
import { mind } from '../src/mind.ts';

const start = (seed: number, seats: number) =>
  Run.at(mit, mit.create(seats, readOptions(mit)), seats, { rng: seeded(seed) });

describe('The mind', () => {
  it('gives chances that add up, and numbers of a common size', () => {
    const run = start(seedOf(1, 1), 3);
    const rng = seeded(6);
    const numbers = new Float64Array(mind.features?.count ?? 0);
    for (let i = 0; i < 2000 && run.pending !== null; i++) {
      const chances = mind.chances?.(run.s) ?? [];
      expect(chances).toHaveLength(3);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      mind.features?.write(run.s, run.seat, numbers, 0);
      for (const number of numbers) expect(Math.abs(number)).toBeLessThanOrEqual(2);
      const options = run.options();
      run.play(options[mit.habit?.(run.s, run.pending as Asking, run.seat, options, rng) as number]);
    }
  });
});
