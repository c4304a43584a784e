import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { seeded } from '@indigo/kernel';
import SqliteDatabase from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { backup, restore } from '../src/index.ts';
import { lineTo, oneMove, Visitor } from './client.ts';
import { Stubborn, Victim } from './crash.ts';
import { open, scratch } from './house.ts';

const NOW = new Date(0);

/** A folder with a match in it, and a backup of it. */
async function saved(): Promise<{ data: string; file: string; match: string }> {
  const data = scratch();
  const served = await open({ data });
  const ann = await Visitor.named(served.address, 'Ann');
  const { id } = await ann.create({ game: 'dice-race', seats: ['me', 'me'] });
  await served.close();
  const file = join(scratch(), 'backup.db');
  backup(data, file, false);
  return { data, file, match: id };
}

test('a backup of a server under play, restored elsewhere, has every act acknowledged before it, and play goes on', async () => {
  const data = scratch();
  const { address } = await open({ data });
  const ann = await Visitor.named(address, 'Ann');
  const matches = await Promise.all(
    Array.from({ length: 5 }, () => ann.create({ game: 'classic', seats: ['me', 'me'], cover: false })),
  );
  const tables = await Promise.all(
    matches.map(async ({ id }) => [await lineTo(ann, id, { seat: 0 }), await lineTo(ann, id, { seat: 1 })]),
  );
  let on = true;
  const playing = tables.map(async (lines, index) => {
    const rng = seeded(index);
    while (on) await oneMove(lines, rng);
  });
  const reached = () => tables.map((lines) => lines.map(({ table }) => table?.seq ?? 0));
  const file = join(scratch(), 'backup.db');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = reached();
  const copied = backup(data, file, false);
  on = false;
  await Promise.all(playing);
  expect(copied.matches).toBe(5);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const elsewhere = join(scratch(), 'new');
  expect(restore(elsewhere, file, NOW)).toMatchObject({ matches: 5, acts: copied.acts, aside: null });
  const there = await open({ data: elsewhere });
  const again = new Visitor(there.address, ann.key);
  for (const [index, { id }] of matches.entries()) {
    const lines = [await lineTo(again, id, { seat: 0 }), await lineTo(again, id, { seat: 1 })];
    for (const [seat, line] of lines.entries()) {
      expect(line.table?.seq).toBeGreaterThanOrEqual(before[index][seat]);
      expect(before[index][seat]).toBeGreaterThan(2);
    }
    for (let i = 0; i < 3; i++) expect(await oneMove(lines, seeded(i))).toBe(true);
  }
});

test('a plain copy of the file lacks what is still in the log; a backup does not', async () => {
  const data = scratch();
  const { address } = await open({ data });
  await Visitor.named(address, 'Ann');
  const [plain, file] = [join(scratch(), 'plain.db'), join(scratch(), 'backup.db')];
  copyFileSync(join(data, 'indigo.db'), plain);
  backup(data, file, false);
  const guests = (name: string): unknown => {
    const db = new SqliteDatabase(name, { readonly: true });
    onTestFinished(() => {
      db.close();
    });
    return db.prepare('select count(*) from guests').pluck().get();
  };
  expect(() => expect(guests(plain)).toBe(1)).toThrow();
  expect(guests(file)).toBe(1);
});

test('a backup overwrites nothing unasked and leaves nothing half done', async () => {
  const { data, file } = await saved();
  const before = readFileSync(file);
  expect(() => backup(data, file, false)).toThrow(`${file} exists: --force writes over it`);
  expect(readFileSync(file)).toEqual(before);
  expect(backup(data, file, true).matches).toBe(1);
  const own = join(data, 'indigo.db');
  symlinkSync(own, join(data, 'link.db'));
  for (const itself of [own, join(data, 'link.db'), join(data, 'indigo.lock')])
    expect(() => backup(data, itself, true)).toThrow(/is the database itself/);
  const folder = scratch();
  expect(() => backup(data, folder, true)).toThrow(/is a folder/);
  expect(() => backup(data, join(folder, 'none', 'x.db'), false)).toThrow(/there is no folder/);
  expect(() => backup(data, '/dev/null/none/x.db', false)).toThrow(/there is no folder/);
  expect(() => backup(join(folder, 'none'), join(folder, 'x.db'), false)).toThrow(/there are no matches in/);
  // A source that cannot be read to its end.
  const broken = join(folder, 'broken');
  mkdirSync(broken);
  const bytes = readFileSync(file);
  bytes.fill(0xab, Math.floor(bytes.length / 2));
  writeFileSync(join(broken, 'indigo.db'), bytes);
  expect(() => backup(broken, join(folder, 'x.db'), false)).toThrow(/damaged/);
  expect(readdirSync(folder)).toEqual(['broken']);
});

test('what was there before a restore is kept aside', async () => {
  const { data, file, match } = await saved();
  const served = await open({ data });
  const bob = await Visitor.named(served.address, 'Bob');
  const later = await bob.create({ game: 'dice-race', seats: ['me', 'me'] });
  expect(() => restore(data, file, NOW)).toThrow(`a server runs on ${data} already`);
  await served.close();
  const { aside } = restore(data, file, NOW);
  expect(aside).toBe('indigo.db.before-1970-01-01T00-00-00-000Z');
  const db = new SqliteDatabase(join(data, aside as string), { readonly: true });
  expect(db.prepare('select id from matches').pluck().all().sort()).toEqual([match, later.id].sort());
  db.close();
  const again = await open({ data });
  const known = await fetch(`${again.address}/api/matches/${match}`);
  const unknown = await fetch(`${again.address}/api/matches/${later.id}`);
  expect([known.status, unknown.status]).toEqual([200, 404]);
});

test.skipIf(process.getuid?.() !== 0)(
  'what an administrator restores belongs to who owns the folder',
  async () => {
    const { file } = await saved();
    const folder = join(scratch(), 'data');
    mkdirSync(folder);
    chownSync(folder, 12345, 12346);
    restore(folder, file, NOW);
    for (const name of ['indigo.db', 'indigo.lock'])
      expect(statSync(join(folder, name))).toMatchObject({ uid: 12345, gid: 12346 });
  },
);

test('what is damaged, foreign or too new is not restored, and nothing changes', async () => {
  const { data, file } = await saved();
  const folder = scratch();
  const before = readdirSync(data);
  const as = (name: string, change: (db: SqliteDatabase.Database) => void): string => {
    const copy = join(folder, name);
    copyFileSync(file, copy);
    const db = new SqliteDatabase(copy);
    change(db);
    db.close();
    return copy;
  };
  const newer = as('newer.db', (db) =>
    db.exec(`insert into kysely_migration (name, timestamp) values ('999-later', '2099')`),
  );
  const foreign = as('foreign.db', (db) => db.exec('drop table acts'));
  const stray = as('stray.db', (db) =>
    db.exec(`pragma foreign_keys = off; insert into acts (match, at, act) values ('nowhere', 0, '{}')`),
  );
  const torn = join(folder, 'torn.db');
  const bytes = readFileSync(file);
  bytes.fill(0xab, Math.floor(bytes.length / 2));
  writeFileSync(torn, bytes);
  const text = join(folder, 'text.db');
  writeFileSync(text, 'this is no database, this is no database');
  for (const [bad, why] of [
    [newer, /newer version/],
    [foreign, /not a backup of ours/],
    [text, /not a backup of ours/],
    [stray, /damaged/],
    [torn, /damaged/],
    [join(folder, 'none.db'), /there is no file/],
  ] as const) {
    expect(() => restore(data, bad, NOW)).toThrow(why);
    expect(() => restore(join(folder, 'fresh'), bad, NOW)).toThrow(why);
  }
  expect(readdirSync(data)).toEqual(before);
  expect(existsSync(join(folder, 'fresh'))).toBe(false);
  copyFileSync(newer, join(data, 'indigo.db'));
  await expect(open({ data })).rejects.toThrow(/a newer version of Indigo wrote it/);
});

test('one server to a folder, and one that was killed is in nobody’s way', async () => {
  const data = scratch();
  const victim = new Victim(data);
  onTestFinished(() => victim.end('SIGKILL'));
  await victim.start();
  await expect(open({ data })).rejects.toThrow(`a server runs on ${data} already`);
  const ann = await Visitor.named(victim.address, 'Ann');
  const { id } = await ann.create({ game: 'classic', seats: ['me', { bot: 'random' }] });
  const player = new Stubborn(victim, ann, id, 0, 1);
  void player.play();
  await expect.poll(() => player.given.length).toBeGreaterThan(3);
  player.over = true;
  await victim.kill();
  const taken = player.given.filter(({ taken }) => taken).length;
  // The log of the killed one is part of what is kept.
  const file = join(scratch(), 'backup.db');
  expect(backup(data, file, false).acts).toBeGreaterThanOrEqual(taken);
  const { address } = await open({ data });
  expect((await fetch(`${address}/api/matches/${id}`)).status).toBe(200);
});
