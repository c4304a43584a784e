import { join } from 'node:path';
import { classic } from '@indigo/classic';
import type { Followed } from '@indigo/host';
import type { AnyRuleset } from '@indigo/kernel';
import { seeded } from '@indigo/kernel';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { Slices, Unwanted } from '../src/slices.ts';
import { SqliteStore } from '../src/sqlite/store.ts';
import { lineTo, oneMove, request, Visitor } from './client.ts';
import { metricsOf, open, scratch } from './house.ts';
import { writeLong } from './long.ts';

const ID = 'longlonglong';
const PATH = `/api/matches/${ID}`;

/** How many acts a server has played again to load tables. */
async function replayed(address: string): Promise<number> {
  const text = await (await metricsOf(address)).text();
  return Number(/^indigo_acts_replayed_total (\d+)/m.exec(text)?.[1]);
}

async function folderWith(acts: number, who: string | null = null): Promise<string> {
  const data = scratch();
  const store = await SqliteStore.open(data);
  await writeLong(store, classic as AnyRuleset, { id: ID, acts, who });
  await store.close();
  return data;
}

test('a long match is loaded once for all who wait, and the next time from its last checkpoint', async () => {
  const data = await folderWith(400);
  const first = await open({ data, checkpointEvery: 60 });
  const all = await Promise.all(Array.from({ length: 20 }, () => request(first.address, 'GET', PATH)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await replayed(first.address)).toBe(400);
  const [{ body: whole }] = all;
  const before = await lineTo(await Visitor.named(first.address, 'Ann'), ID);
  await first.close();

  const second = await open({ data, checkpointEvery: 60 });
  expect((await request(second.address, 'GET', PATH)).body).toEqual(whole);
  expect(await replayed(second.address)).toBeLessThan(60);
  const after = await lineTo(await Visitor.named(second.address, 'Ann'), ID);
  // Who is there is another matter: shortly after a start nobody counts as gone yet.
  const { players } = before.table as Followed;
  expect({ ...after.table, players }).toEqual(before.table);
  await second.close();

  const db = new Database(join(data, 'indigo.db'));
  // Only of the newest more is kept than what was decided.
  const bodies = db.prepare('select body from checkpoints order by acts').pluck().all() as string[];
  expect(bodies.length).toBeGreaterThan(3);
  expect(bodies.map((body) => body !== '')).toEqual(bodies.map((_, i) => i === bodies.length - 1));
  // What is damaged is not believed: the acts are the truth.
  db.exec('update checkpoints set body = replace(body, \'"agenda"\', \'"agenba"\')');
  const third = await open({ data, checkpointEvery: 60 });
  expect((await request(third.address, 'GET', PATH)).body).toEqual(whole);
  expect(await replayed(third.address)).toBe(400);
  await third.close();
  // Nor is what does not lead on to the acts that follow.
  db.exec('delete from checkpoints where acts < 200');
  const fourth = await open({ data, checkpointEvery: 60 });
  expect((await request(fourth.address, 'GET', PATH)).body).toEqual(whole);
  expect(await replayed(fourth.address)).toBe(400);
  db.close();
});

test('what is played and taken back between checkpoints is there again', async () => {
  const data = scratch();
  const first = await open({ data, checkpointEvery: 5, dice: seeded(5) });
  const ann = await Visitor.named(first.address, 'Ann');
  const { id } = await ann.create({ game: 'classic', seats: ['me', 'me'], cover: false });
  const lines = [await lineTo(ann, id, { seat: 0 }), await lineTo(ann, id, { seat: 1 })];
  const rng = seeded(3);
  for (let i = 0; i < 150; i++) {
    await oneMove(lines, rng);
    const asker = lines[i % 2];
    if (i % 7 === 0 && asker.table?.undo !== 'none') await asker.ask({ do: 'undo' });
  }
  const tables = lines.map(({ table }) => table);
  await first.close();
  const db = new Database(join(data, 'indigo.db'));
  const count = (table: string): unknown => db.prepare(`select count(*) from ${table}`).pluck().get();
  expect(count('checkpoints')).toBeGreaterThan(2);
  const second = await open({ data, checkpointEvery: 1_000_000 });
  const again = new Visitor(second.address, ann.key);
  const { table } = await lineTo(again, id, { seat: 0 });
  expect(await replayed(second.address)).toBeLessThan(count('acts') as number);
  const [known] = tables;
  const told = known?.lines ?? [];
  expect(table?.view).toEqual(known?.view);
  expect(table?.decision).toEqual(known?.decision);
  expect(table?.lines).toEqual(told.slice(-200));
  expect((table?.earlier ?? 0) + (table?.lines.length ?? 0)).toBe(told.length);
  db.close();
});

test('nobody loads what nobody waits for any more', async () => {
  const data = await folderWith(3000);
  const { address } = await open({ data });
  const left = new AbortController();
  const asked = fetch(address + PATH, { signal: left.signal }).catch((error: Error) => error.name);
  while ((await replayed(address)) === 0);
  left.abort();
  expect(await asked).toBe('AbortError');
  let count = -1;
  for (let now = await replayed(address); now !== count; now = await replayed(address)) {
    count = now;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(count).toBeLessThan(3000);
  // Whoever comes later is not turned away for it.
  expect((await request(address, 'GET', PATH)).status).toBe(200);
});

test('long work is done in slices, in turns, and only so much of it at once', async () => {
  const slices = new Slices(2);
  const log: string[] = [];
  const busy = (ms: number): void => {
    for (const end = performance.now() + ms; performance.now() < end; );
  };
  const work = (name: string, pieces: number) =>
    slices.run(async (turn) => {
      log.push(`${name} begins`);
      for (let i = 0; i < pieces; i++) {
        busy(6);
        log.push(name);
        await turn.breathe();
      }
      log.push(`${name} ends`);
    });
  let between = 0;
  const others = setInterval(() => between++, 1);
  await Promise.all([work('a', 8), work('b', 2), work('c', 1)]);
  clearInterval(others);
  // A short one is done before a long one that was begun earlier; the third waits for room.
  expect(log.indexOf('b ends')).toBeLessThan(log.indexOf('a ends'));
  expect(log.indexOf('c begins')).toBeGreaterThan(log.indexOf('b ends'));
  expect(log.indexOf('c begins')).toBeLessThan(log.indexOf('a ends'));
  expect(slices.taken).toBeGreaterThan(10);
  expect(between).toBeGreaterThan(2);

  let wanted = true;
  const unwanted = slices.run(
    async (turn) => {
      for (;;) {
        busy(6);
        wanted = false;
        await turn.breathe();
      }
    },
    () => wanted,
  );
  await expect(unwanted).rejects.toThrow(Unwanted);
  // What failed makes room, too.
  await Promise.all([work('d', 1), work('e', 1), work('f', 1)]);
});
