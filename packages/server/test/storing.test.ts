import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { seeded } from '@indigo/kernel';
import SqliteDatabase from 'better-sqlite3';
import { expect, test } from 'vitest';
import { SqliteStore } from '../src/sqlite/store.ts';
import { Conflict, type MatchRow } from '../src/store.ts';
import { anyAnswer, lineTo, oneMove, request, Visitor } from './client.ts';
import { open, scratch } from './house.ts';

const row: MatchRow = {
  id: 'match1',
  invite: 'invite1',
  game: 'dice-race',
  version: 1,
  options: {},
  public: false,
  watch: true,
  clock: 0,
  away: 0,
  creator: 'someone',
  created: 1,
  state: 'waiting',
  players: [{ name: '', who: null, bot: null }],
  turn: 0,
  asked: 0,
  updated: 1,
  due: null,
  won: null,
  rematch: null,
  auto: [],
  cover: 0,
  hints: null,
  standIn: null,
  secret: null,
  abandoned: false,
  seen: 0,
  stuck: null,
};

test('of two who write the same act one succeeds, and nobody else is held up', async () => {
  const data = scratch();
  const [a, b] = [await SqliteStore.open(data), await SqliteStore.open(data)];
  await a.addMatch(row);
  await a.addMatch({ ...row, id: 'match2', invite: 'invite2' });
  const pause = (on: boolean) => ({ do: 'pause', on }) as const;
  await a.append('match1', 0, pause(true), null);
  const results = await Promise.allSettled([
    b.append('match1', 0, pause(false), null),
    b.append('match2', 0, pause(false), null),
    a.append('match1', 1, pause(false), null),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect((results[0] as PromiseRejectedResult).reason).toBeInstanceOf(Conflict);
  expect(await b.acts('match1', 0, 10)).toEqual([pause(true), pause(false)]);
  await expect(a.append('nowhere', 0, pause(true), null)).rejects.toThrow(/FOREIGN KEY/);
  expect(await a.setRematch('match1', 'x', null)).toBe('x');
  expect(await b.setRematch('match1', 'y', null)).toBe('x');
  expect(await b.setRematch('match1', 'y', 'x')).toBe('y');
  expect(await a.setRematch('match1', 'z', 'x')).toBe('y');
  await Promise.all([a.close(), b.close()]);
});

test('who sat at a match is found by an index', async () => {
  const data = scratch();
  await (await SqliteStore.open(data)).close();
  const db = new SqliteDatabase(join(data, 'indigo.db'));
  const plan = db.prepare("explain query plan delete from sitting where match = 'x'").all();
  db.close();
  expect(JSON.stringify(plan)).toContain('sitting_match');
});

test('two servers over one store agree on every match', async () => {
  const data = scratch();
  const [one, two] = [
    await open({ store: await SqliteStore.open(data) }),
    await open({ store: await SqliteStore.open(data) }),
  ];
  const ann = await Visitor.named(one.address, 'Ann');
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'me'] });
  const first = [await lineTo(ann, match.id, { seat: 0 }), await lineTo(ann, match.id, { seat: 1 })];
  const rng = seeded(11);
  for (let i = 0; i < 4; i++) await oneMove(first, rng);
  // The other server knows the match from disk alone, and moves on; the first finds out when it writes.
  const there = Object.assign(Object.create(Object.getPrototypeOf(ann)), ann, {
    server: two.address,
  }) as Visitor;
  const second = [await lineTo(there, match.id, { seat: 0 }), await lineTo(there, match.id, { seat: 1 })];
  for (const line of first) await line.ask({ do: 'ping' });
  expect(second.map(({ table }) => table?.view)).toEqual(first.map(({ table }) => table?.view));
  expect(second.map(({ decision }) => decision)).toEqual(first.map(({ decision }) => decision));
  await oneMove(second, rng);
  for (const line of second) await line.ask({ do: 'ping' });
  const late = first.find(({ decision }) => decision !== null);
  const { no = -1 } = late?.decision ?? {};
  if (late === undefined) throw new Error('nobody is asked');
  const reply = await late.ask({ do: 'answer', no, ids: await anyAnswer(late, rng) });
  // Refused as late, or known as the very answer that was given there.
  expect('ok' in reply || ('no' in reply && /^(stale|not-asked)$/.test(reply.no))).toBe(true);
  await late.until(
    () => first.every(({ table }, i) => table?.seq === second[i].table?.seq),
    'the fresh table',
  );
  expect(first.map(({ table }) => table?.view)).toEqual(second.map(({ table }) => table?.view));
  for (let i = 0; i < 4; i++) await oneMove(first, rng);
});

test('a folder that cannot be used is named, with the reason', async () => {
  const folder = scratch();
  writeFileSync(join(folder, 'file'), 'x');
  await expect(open({ data: join(folder, 'file') })).rejects.toThrow(
    /cannot keep matches in .*file: it is not a folder/,
  );
  mkdirSync(join(folder, 'bad'));
  writeFileSync(join(folder, 'bad', 'indigo.db'), 'this is no database, this is no database');
  await expect(open({ data: join(folder, 'bad') })).rejects.toThrow(/not a database of ours/);
  if (process.getuid?.() !== 0) {
    mkdirSync(join(folder, 'closed'));
    chmodSync(join(folder, 'closed'), 0o500);
    await expect(open({ data: join(folder, 'closed') })).rejects.toThrow(/cannot be written to/);
  }
  const { port } = await open();
  await expect(open({ port })).rejects.toThrow(`cannot listen: port ${port} is in use`);
});

test('a full disk refuses the answer, tells nobody, and the match goes on when there is room', async () => {
  const data = scratch();
  const { address } = await open({ data });
  const ann = await Visitor.named(address, 'Ann');
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'me'] });
  const lines = [await lineTo(ann, match.id, { seat: 0 }), await lineTo(ann, match.id, { seat: 1 })];
  const rng = seeded(12);
  await oneMove(lines, rng);
  // What a full disk looks like to the writer: somebody else holds a trigger that fails as one does.
  const other = new SqliteDatabase(join(data, 'indigo.db'));
  other.exec(
    `create trigger full before insert on acts begin select raise(rollback, 'database or disk is full'); end`,
  );
  await lines[0].until(() => lines.some(({ decision }) => decision !== null), 'a question');
  const asked = lines.find(({ decision }) => decision !== null) as (typeof lines)[0];
  for (const line of lines) await line.ask({ do: 'ping' });
  const heard = lines.map(({ raw }) => raw.filter((text) => text.includes('"step"')).length);
  const no = asked.decision?.no;
  const ids = await anyAnswer(asked, rng);
  expect(await asked.ask({ do: 'answer', no, ids })).toMatchObject({ no: 'storage' });
  expect(lines.map(({ raw }) => raw.filter((text) => text.includes('"step"')).length)).toEqual(heard);
  other.exec('drop trigger full');
  other.close();
  expect(await asked.ask({ do: 'answer', no, ids })).toMatchObject({ ok: true });
  for (let i = 0; i < 5; i++) expect(await oneMove(lines, rng)).toBe(true);
  expect((await request(address, 'GET', '/api/health')).body).toMatchObject({ ok: true });
});

test('what was kept though the store failed in saying so is not done twice', async () => {
  const data = scratch();
  const store = await SqliteStore.open(data);
  const { append } = store;
  let loses = false;
  // The commit came through, its reply did not.
  store.append = async (match, at, act, summary) => {
    await append.call(store, match, at, act, summary);
    if (!loses) return;
    loses = false;
    throw new Error('the reply was lost');
  };
  // With other dice somebody else might be asked next, and taking back would be theirs to allow.
  const { address } = await open({ store, dice: seeded(14) });
  const ann = await Visitor.named(address, 'Ann');
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'me'] });
  const lines = [await lineTo(ann, match.id, { seat: 0 }), await lineTo(ann, match.id, { seat: 1 })];
  const rng = seeded(14);
  const kinds = async (): Promise<string[]> => (await store.acts(match.id, 0, 100)).map((act) => act.do);
  await lines[0].until(() => lines.some(({ decision }) => decision !== null), 'a question');
  const asked = lines.find(({ decision }) => decision !== null) as (typeof lines)[0];
  const [no, ids] = [asked.decision?.no, await anyAnswer(asked, rng)];
  const before = await kinds();
  loses = true;
  expect(await asked.ask({ do: 'answer', no, ids })).toMatchObject({ ok: true });
  expect(await kinds()).toEqual([...before, 'answer']);
  loses = true;
  expect(await asked.ask({ do: 'undo' })).toMatchObject({
    no: 'storage',
    reason: expect.stringMatching(/look/),
  });
  expect(await kinds()).toEqual([...before, 'answer', 'undo']);
});

test('a match with an act missing in between is not played on', async () => {
  const data = scratch();
  const before = await open({ data });
  const ann = await Visitor.named(before.address, 'Ann');
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'me'] });
  const lines = [await lineTo(ann, match.id, { seat: 0 }), await lineTo(ann, match.id, { seat: 1 })];
  const rng = seeded(15);
  for (let i = 0; i < 6; i++) await oneMove(lines, rng);
  await before.close();
  const db = new SqliteDatabase(join(data, 'indigo.db'));
  const { gap } = db.prepare('select max(at) - 2 as gap from acts').get() as { gap: number };
  db.exec(`delete from acts where at = ${gap}`);
  db.close();
  const after = new Visitor((await open({ data })).address, ann.key);
  await after.call('GET', `/api/matches/${match.id}/record`);
  expect((await after.call('GET', `/api/matches/${match.id}`)).body.stuck).toContain(
    `act ${gap} cannot be read`,
  );
});

test('the server is alive whatever happens, and ready only if matches can be kept', async () => {
  const data = scratch();
  const { address } = await open({ data });
  const ready = () => request(address, 'GET', '/ready');
  expect((await ready()).status).toBe(200);
  const other = new SqliteDatabase(join(data, 'indigo.db'));
  other.exec(
    `create trigger full before insert on pulse begin select raise(rollback, 'database or disk is full'); end`,
  );
  // One look a second is enough.
  await expect.poll(async () => (await ready()).status).toBe(503);
  expect((await ready()).body).toMatchObject({
    no: 'storage',
    reason: expect.stringMatching(/cannot be kept: .*full/),
  });
  expect((await request(address, 'GET', '/live')).status).toBe(200);
  other.exec('drop trigger full');
  other.close();
  await expect.poll(async () => (await ready()).status).toBe(200);
});

test('a damaged database is noticed when the server starts', async () => {
  const data = scratch();
  const served = await open({ data });
  const ann = await Visitor.named(served.address, 'Ann');
  for (let i = 0; i < 30; i++) await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  await served.close();
  const file = join(data, 'indigo.db');
  const bytes = readFileSync(file);
  // Everything but the first pages, which say what tables there are.
  bytes.fill(0xab, Math.floor(bytes.length / 2));
  writeFileSync(file, bytes);
  await expect(open({ data })).rejects.toThrow(/is damaged/);
});

test.skipIf(process.platform === 'win32')('what is kept is for its owner alone', async () => {
  const data = join(scratch(), 'data');
  await open({ data });
  const mode = (path: string): number => statSync(path).mode & 0o777;
  expect(mode(data)).toBe(0o700);
  const names = readdirSync(data);
  expect(names).toEqual(expect.arrayContaining(['indigo.db', 'indigo.db-wal', 'indigo.lock']));
  for (const name of names) expect([name, mode(join(data, name))]).toEqual([name, 0o600]);
});

test('a restore that was cut off between its steps is noticed: nobody begins with nothing', async () => {
  const data = scratch();
  await (await open({ data })).close();
  const aside = 'indigo.db.before-2026-01-01T00-00-00-000Z';
  renameSync(join(data, 'indigo.db'), join(data, aside));
  await expect(open({ data })).rejects.toThrow(`indigo.db is missing and ${aside} is there`);
  expect(readdirSync(data)).not.toContain('indigo.db');
  renameSync(join(data, aside), join(data, 'indigo.db'));
  await open({ data });
});

test('a damaged database is left as it is, by a version that would bring it up to date, too', async () => {
  const data = scratch();
  const served = await open({ data });
  const ann = await Visitor.named(served.address, 'Ann');
  for (let i = 0; i < 30; i++) await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  await served.close();
  const file = join(data, 'indigo.db');
  const db = new SqliteDatabase(file);
  db.exec(`drop table going; delete from kysely_migration where name = '009-going'`);
  const { rootpage } = db.prepare(`select rootpage from sqlite_master where name = 'acts'`).get() as {
    rootpage: number;
  };
  const size = db.pragma('page_size', { simple: true }) as number;
  db.close();
  const bytes = readFileSync(file);
  bytes.fill(0xab, (rootpage - 1) * size, rootpage * size);
  writeFileSync(file, bytes);
  await expect(open({ data })).rejects.toThrow(/is damaged/);
  const after = new SqliteDatabase(file, { readonly: true });
  expect(after.prepare(`select name from sqlite_master where name = 'going'`).all()).toEqual([]);
  after.close();
});

test('a match whose entry or acts are damaged says so, and hides no other', async () => {
  const data = scratch();
  const first = await open({ data });
  const ann = await Visitor.named(first.address, 'Ann');
  const seats = ['me', 'open'] as const;
  const [good, torn, ended] = [
    await ann.create({ game: 'dice-race', seats: [...seats], public: true }),
    await ann.create({ game: 'dice-race', seats: [...seats], public: true }),
    await ann.create({ game: 'dice-race', seats: [...seats] }),
  ];
  await first.close();
  const db = new SqliteDatabase(join(data, 'indigo.db'));
  db.prepare("update matches set options = '{' where id = ?").run(torn.id);
  db.prepare("update matches set state = 'over', won = '[0]' where id = ?").run(ended.id);
  db.prepare("update acts set act = '{' where match = ? and at = 0").run(ended.id);
  db.close();
  const { address } = await open({ data });
  const again = new Visitor(address, ann.key);
  for (const path of ['/api/my/matches', '/api/lobby']) {
    const { status, body } = await again.call('GET', path);
    expect(status).toBe(200);
    const ids = (body as unknown as { matches: { id: string }[] }).matches.map(({ id }) => id);
    expect(ids).toContain(good.id);
    expect(ids).not.toContain(torn.id);
  }
  for (const [path, what] of [
    [`/api/matches/${torn.id}`, 'its entry'],
    [`/api/matches/${ended.id}/acts`, 'act 0'],
  ]) {
    const { status, body } = await again.call('GET', path);
    expect([status, body]).toEqual([
      409,
      { no: 'damaged', reason: `what was kept of this match is damaged: ${what} cannot be read` },
    ]);
  }
});
