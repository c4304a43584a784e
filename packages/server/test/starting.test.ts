import { catalogOf } from '@indigo/catalog';
import { diceRace } from '@indigo/dice-race';
import { expect, test } from 'vitest';
import { Cluster } from '../src/cluster/cluster.ts';
import type { Registry } from '../src/cluster/registry.ts';
import { Metrics } from '../src/metrics.ts';

test('nobody is sent to one of several servers before the others know of it', async () => {
  let heard: (now: number) => void = () => {};
  const registry = {
    beat: () =>
      new Promise<number>((resolve) => {
        heard = resolve;
      }),
    leave: async () => {},
    close: async () => {},
  } as unknown as Registry;
  const cluster = new Cluster({ registry, secret: 's', metrics: new Metrics(), trouble: () => {} });
  const starting = expect.stringContaining('is starting');
  expect(cluster.unwell).toEqual(starting);
  const started = cluster.start('http://here', catalogOf({ 'dice-race': async () => diceRace }));
  await new Promise(setImmediate);
  expect(cluster.unwell).toEqual(starting);
  heard(Date.now());
  await started;
  expect(cluster.unwell).toBeNull();
  await cluster.end();
});
