import type { Timer } from '@indigo/host';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { SqliteStore } from '../src/sqlite/store.ts';
import { lineTo, request, Visitor } from './client.ts';
import { open, scratch } from './house.ts';

test('a server that ends takes nothing new, and waits for nobody who comes meanwhile', async () => {
  const store = await SqliteStore.open(scratch());
  let go = (): void => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { address, close } = await open({ store });
  const ann = await Visitor.named(address, 'Ann');
  const { id } = await ann.create({ game: 'dice-race', seats: ['me', 'me'], cover: false });
  const line = await lineTo(ann, id, { seat: 0 });
  const { summarise } = store;
  const ending = new Promise<void>((resolve) => {
    store.summarise = async (...what) => {
      resolve();
      await gate;
      await summarise.apply(store, what);
    };
  });
  const closed = close();
  await ending;
  const late = new WebSocket(`${address.replace('http', 'ws')}/api/table?match=${id}`);
  const status = await new Promise((resolve) => {
    late.on('unexpected-response', (asked, { statusCode }) => {
      // Whoever asked leaves their end of the line open.
      asked.on('error', () => {});
      resolve(statusCode);
    });
    late.on('error', () => {});
  });
  expect(status).toBe(503);
  expect((await request(address, 'GET', '/api/lobby')).body).toMatchObject({ no: 'closing' });
  go();
  await closed;
  await line.until(({ closed: gone }) => gone !== null, 'the end of the line');
});

test('a server that has ended waits for nothing more, whoever was there', async () => {
  const waiting = new Set<string>();
  let count = 0;
  const timer: Timer = {
    now: Date.now,
    later: (ms, act) => {
      const what = `${++count}: ${ms} ms`;
      const clock = setTimeout(() => {
        waiting.delete(what);
        act();
      }, ms);
      waiting.add(what);
      return () => {
        clearTimeout(clock);
        waiting.delete(what);
      };
    },
  };
  const { address, close } = await open({ timer });
  const ann = await Visitor.named(address, 'Ann');
  const { id } = await ann.create({ game: 'dice-race', seats: ['me', 'me'], cover: false });
  const lines = await Promise.all([0, 1].map((seat) => lineTo(ann, id, { seat })));
  await Promise.all(lines.map((line) => line.until(({ table }) => table !== null, 'a look')));
  expect(waiting.size).toBeGreaterThan(0);
  await close();
  await Promise.all(lines.map((line) => line.until(({ closed }) => closed !== null, 'the end of the line')));
  expect([...waiting]).toEqual([]);
});
