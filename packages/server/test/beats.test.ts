import { catalogOf } from '@indigo/catalog';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cluster } from '../src/cluster/cluster.ts';
import type { Registry } from '../src/cluster/registry.ts';
import { Metrics } from '../src/metrics.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const AHEAD = 60_000;

test('time is the database’s, and an answer that took long does not set the clock', async () => {
  let takes = 0;
  const registry = {
    beat: async () => {
      // The database says what time it is at once; the answer is long on its way.
      const now = Date.now() + AHEAD;
      if (takes > 0) await new Promise((resolve) => setTimeout(resolve, takes));
      return now;
    },
    held: async () => new Map(),
    claimOrphans: async () => [],
    leave: async () => {},
    close: async () => {},
  } as unknown as Registry;
  const cluster = new Cluster({
    registry,
    secret: 'a-secret-between-servers',
    metrics: new Metrics(),
    trouble: (error) => {
      throw error;
    },
  });
  await cluster.start('http://127.0.0.1:1', catalogOf({}));
  const ahead = (): number => cluster.time.now() - Date.now();
  expect(ahead()).toBe(AHEAD);
  takes = 2_000;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(ahead()).toBe(AHEAD);
  takes = 100;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(ahead()).toBe(AHEAD - 50);
  await cluster.end();
});
