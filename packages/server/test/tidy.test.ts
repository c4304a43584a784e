import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogOf } from '@indigo/catalog';
import { classic } from '@indigo/classic';
import { diceRace } from '@indigo/dice-race';
import { Hands } from '@indigo/host';
import { Match, readRecord, seeded } from '@indigo/kernel';
import SqliteDatabase from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { type Keep, Office, type Tidied } from '../src/index.ts';
import { SqliteStore } from '../src/sqlite/store.ts';
import { lineTo, oneMove, Visitor } from './client.ts';
import { open, scratch } from './house.ts';

const games = catalogOf({ classic: async () => classic, 'dice-race': async () => diceRace });
const DAY = 86_400_000;

/** Tidies to the end, and tells what that did. */
async function tidy(data: string, keep: Keep, to?: string): Promise<{ files: string[]; guests: number }> {
  const office = await Office.open(data, games);
  const done = { files: [] as string[], guests: 0 };
  try {
    for (let at: Tidied['next'] | undefined; at !== null; ) {
      const step = (await office.ask('POST', 'tidy', {
        ...keep,
        ...(to === undefined ? {} : { to }),
        ...(at === undefined ? {} : { at }),
      })) as Tidied;
      done.files.push(...step.files);
      done.guests += step.guests;
      at = step.next;
    }
  } finally {
    await office.close();
  }
  return done;
}

/** As if it had all been so many days ago. */
function age(data: string, days: number): void {
  const db = new SqliteDatabase(join(data, 'indigo.db'));
  db.prepare('update matches set updated = updated - ?').run(days * DAY);
  db.prepare('update guests set seen = seen - ?, created = created - ?').run(days * DAY, days * DAY);
  db.close();
}

function countsOf(data: string): { [table: string]: unknown } {
  const db = new SqliteDatabase(join(data, 'indigo.db'), { readonly: true });
  onTestFinished(() => {
    db.close();
  });
  const count = (table: string) => db.prepare(`select count(*) from ${table}`).pluck().get();
  return Object.fromEntries(
    ['matches', 'acts', 'chat', 'sitting', 'guests'].map((name) => [name, count(name)]),
  );
}

/** A folder with a match that is over, one that goes on, one that waits, and somebody who only came. */
async function house() {
  const data = scratch();
  const served = await open({ data });
  const [ann, bob] = [await Visitor.named(served.address, 'Ann'), await Visitor.named(served.address, 'Bob')];
  const over = await ann.create({ game: 'classic', seats: ['me', 'me'], cover: false });
  const lines = [await lineTo(ann, over.id, { seat: 0 }), await lineTo(ann, over.id, { seat: 1 })];
  for (let i = 0; i < 10; i++) await oneMove(lines, seeded(i));
  await lines[0].ask({ do: 'chat', text: 'goodbye' });
  await lines[0].ask({ do: 'end' });
  await lines[0].until(({ table }) => table?.won !== null, 'the end');
  const going = await ann.create({ game: 'classic', seats: ['me', 'me'], cover: false });
  const waiting = await bob.create({ game: 'dice-race', seats: ['me', 'open'] });
  await served.close();
  return { data, ann, over, going, waiting };
}

test('what is finished for long is written to a file that can be verified, then removed with all that belongs to it', async () => {
  const { data, over, going, waiting } = await house();
  age(data, 10);
  expect(await tidy(data, { finished: 11 * DAY, abandoned: null })).toEqual({ files: [], guests: 0 });
  const before = countsOf(data);
  const { files, guests } = await tidy(data, { finished: 9 * DAY, abandoned: null });
  const file = join(data, 'exported', `classic-${over.id}.json`);
  expect({ files, guests }).toEqual({ files: [file], guests: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const record = readRecord(JSON.parse(readFileSync(file, 'utf8')));
  expect(Match.load(classic, record).length).toBeGreaterThan(10);
  expect(record.about).toMatchObject({
    names: ['Ann', 'Ann 2'],
    ended: true,
    dice: { secret: expect.any(String) },
  });
  const after = countsOf(data);
  expect(after).toMatchObject({ matches: 2, chat: 0, sitting: 2, guests: 2 });
  expect(after.acts).toBeLessThan(before.acts as number);

  // What nobody has touched, and then those who have nothing left.
  const rest = await tidy(data, { finished: null, abandoned: 9 * DAY });
  expect(rest.files.map((name) => name.slice(data.length + 1)).sort()).toEqual(
    [`exported/classic-${going.id}.json`, `exported/dice-race-${waiting.id}.acts.json`].sort(),
  );
  expect(
    JSON.parse(readFileSync(join(data, `exported/dice-race-${waiting.id}.acts.json`), 'utf8')),
  ).toMatchObject({
    match: { id: waiting.id, state: 'waiting' },
    acts: [{ do: 'sit' }],
  });
  expect(rest.guests).toBe(2);
  expect(countsOf(data)).toEqual({ matches: 0, acts: 0, chat: 0, sitting: 0, guests: 0 });
});

test('nothing is removed where it cannot be written', async () => {
  const { data } = await house();
  age(data, 10);
  const before = countsOf(data);
  const to = join(data, 'a file');
  writeFileSync(to, 'x');
  await expect(tidy(data, { finished: DAY, abandoned: DAY }, to)).rejects.toThrow(
    /stays: .* cannot be written/,
  );
  expect(countsOf(data)).toEqual(before);
  expect(readdirSync(data)).not.toContain('exported');
});

test('a match somebody looks at stays, and so do those who still come', async () => {
  const { data, ann, going } = await house();
  const before = await open({ data });
  const cy = await Visitor.named(before.address, 'Cy');
  await before.close();
  age(data, 10);
  const { address } = await open({ data });
  const callsIn = new Visitor(address, cy.key);
  await callsIn.call('GET', '/api/me');
  const again = new Visitor(address, ann.key);
  const lines = [await lineTo(again, going.id, { seat: 0 }), await lineTo(again, going.id, { seat: 1 })];
  const { files, guests } = await tidy(data, { finished: DAY, abandoned: DAY });
  expect(files).toHaveLength(2);
  expect(guests).toBe(1);
  expect(await oneMove(lines, seeded(3))).toBe(true);
  for (const [visitor, name] of [
    [again, 'Ann'],
    [callsIn, 'Cy'],
  ] as const)
    expect((await visitor.call('GET', '/api/me')).body).toMatchObject({ guest: { name } });
});

test('a long match is removed in slices: others write in between', async () => {
  const { data, over } = await house();
  const db = new SqliteDatabase(join(data, 'indigo.db'));
  const add = db.prepare('insert into acts (match, at, act) values (?, ?, ?)');
  db.transaction(() => {
    for (let at = 1000; at < 10_000; at++) add.run(over.id, at, '{"do":"pause","on":false}');
  })();
  db.close();
  const store = await SqliteStore.open(data);
  onTestFinished(() => store.close());
  let removed = false;
  const removing = store.removeMatch(over.id).then(() => {
    removed = true;
  });
  const seen = new Set<number>();
  while (!removed) {
    seen.add(await store.countActs(over.id));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await removing;
  expect(seen.size).toBeGreaterThan(2);
  expect(await store.match(over.id)).toBeNull();
});

test('a server told how long to keep matches tidies by itself, and otherwise keeps everything', async () => {
  const { data, over } = await house();
  age(data, 10);
  const exported = () => readdirSync(data).includes('exported') && readdirSync(join(data, 'exported'));
  const [idle, hands] = [new Hands(), new Hands()];
  const keeping = await open({ data, timer: idle });
  idle.advance(2 * 3_600_000);
  await keeping.close();
  expect(exported()).toBe(false);
  const { address } = await open({ data, timer: hands, keep: { finished: 9 * DAY, abandoned: null } });
  hands.advance(61_000);
  await expect.poll(exported).toEqual([`classic-${over.id}.json`]);
  await expect.poll(() => countsOf(data).matches).toBe(2);
  expect((await fetch(`${address}/api/matches/${over.id}`)).status).toBe(404);
});

/** Makes the match that is over a long one. */
function lengthen(data: string, id: string): void {
  const db = new SqliteDatabase(join(data, 'indigo.db'));
  const add = db.prepare('insert into acts (match, at, act) values (?, ?, ?)');
  db.transaction(() => {
    for (let at = 1000; at < 10_000; at++) add.run(id, at, '{"do":"pause","on":false}');
  })();
  db.close();
}

test('a removal that was cut off is finished at the next start: what is left is never taken for the match', async () => {
  const { data, over } = await house();
  lengthen(data, over.id);
  const store = await SqliteStore.open(data);
  const before = await store.countActs(over.id);
  store.removeMatch(over.id).catch(() => {});
  while ((await store.countActs(over.id)) === before) await new Promise((resolve) => setImmediate(resolve));
  await store.close();
  expect(countsOf(data).acts).toBeGreaterThan(100);
  const again = await SqliteStore.open(data);
  onTestFinished(() => again.close());
  expect(await again.match(over.id)).toBeNull();
  expect(await again.countActs(over.id)).toBe(0);
});

test('two who tidy at once are in nobody’s way: each match is removed on its own file', async () => {
  const { data, over, going, waiting } = await house();
  age(data, 10);
  const [a, b] = [
    { finished: DAY, abandoned: null },
    { finished: null, abandoned: DAY },
  ];
  await open({ data });
  const office = await Office.open(data, games);
  const ask = (keep: Keep, stage: string) => office.ask('POST', 'tidy', { ...keep, at: { stage } });
  const [one, two] = (await Promise.all([ask(a, 'finished'), ask(b, 'abandoned')])) as [Tidied, Tidied];
  expect(one.files).toEqual([join(data, 'exported', `classic-${over.id}.json`)]);
  expect([...two.files].sort()).toEqual(
    [`classic-${going.id}.json`, `dice-race-${waiting.id}.acts.json`].map((name) =>
      join(data, 'exported', name),
    ),
  );
  expect(countsOf(data).matches).toBe(0);
  await office.close();
});

test('a match that cannot be read stays and is named, and the others go', async () => {
  const { data, going } = await house();
  age(data, 10);
  const db = new SqliteDatabase(join(data, 'indigo.db'));
  db.prepare(`update acts set act = '{"do":' where match = ? and at = 1`).run(going.id);
  db.close();
  const office = await Office.open(data, games);
  onTestFinished(() => office.close());
  const asked = { finished: null, abandoned: DAY, at: { stage: 'abandoned' } };
  const { files, left } = (await office.ask('POST', 'tidy', asked)) as Tidied;
  expect(files).toHaveLength(1);
  expect(left).toEqual([{ match: going.id, why: 'act 1 cannot be read' }]);
  expect(countsOf(data).matches).toBe(2);
});
