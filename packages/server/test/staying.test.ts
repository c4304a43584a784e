import { join } from 'node:path';
import { catalogOf } from '@indigo/catalog';
import { diceRace } from '@indigo/dice-race';
import { Hands, type Timer } from '@indigo/host';
import { type AnyRuleset, seeded } from '@indigo/kernel';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { Line, lineTo, oneMove, request, Visitor } from './client.ts';
import { open, scratch } from './house.ts';

const DAY = 86_400_000;

/** Changes rows behind a server's back. */
function change(data: string, sql: string): void {
  const db = new Database(join(data, 'indigo.db'));
  db.exec(sql);
  db.close();
}

test('a match whose rules nobody kept can be read and ended, and is in nobody’s way', async () => {
  const data = scratch();
  const first = await open({ data });
  const [ann, bob] = [await Visitor.named(first.address, 'Ann'), await Visitor.named(first.address, 'Bob')];
  const wish = { game: 'dice-race', seats: ['me', { bot: 'random' }] } as const;
  const ids: string[] = [];
  for (let i = 0; i < 40; i++) ids.push((await ann.create({ ...wish, seats: [...wish.seats] })).id);
  expect((await ann.call('POST', '/api/matches', wish)).status).toBe(429);
  await first.close();
  change(data, 'update matches set version = 1');

  const second = await open({ data });
  const { address } = second;
  const again = new Visitor(address, ann.key);
  const [id, other] = ids;
  const path = `/api/matches/${id}`;
  for (const one of ids) {
    const { status, body } = await again.call('GET', `/api/matches/${one}`);
    expect([status, body.stuck]).toEqual([
      200,
      'the rules of version 1 of Dice race are not known here, only those of 2',
    ]);
  }
  // It does not count.
  const fresh = await again.create({ ...wish, seats: [...wish.seats] });
  expect(fresh.stuck).toBeUndefined();
  const listed = await request(address, 'GET', '/api/my/matches', undefined, ann.key);
  expect((listed.body.matches as { stuck?: string }[]).filter(({ stuck }) => stuck)).toHaveLength(40);
  // Whoever comes hears why.
  const line = await new Line(address).hello(id, ann.key);
  expect(line.heard[0]).toMatchObject({ no: 'not-allowed', reason: expect.stringContaining('version 1') });

  // What people held is not told before it is over.
  expect((await again.call('GET', `${path}/acts`)).status).toBe(409);
  expect((await new Visitor(address, bob.key).call('POST', `${path}/end`)).status).toBe(403);
  expect((await again.call('POST', `/api/matches/${fresh.id}/end`)).body).toMatchObject({ no: 'not-stuck' });
  expect((await again.call('POST', `${path}/end`)).body).toMatchObject({ state: 'over', won: [] });
  expect((await again.call('POST', `${path}/end`)).body).toMatchObject({ state: 'over', won: [] });
  const { body } = await request(address, 'GET', `${path}/acts`, undefined, ann.key);
  expect(body).toMatchObject({ game: 'dice-race', version: 1, from: 0 });
  const acts = body.acts as { do: string; player?: { name: string; who: null } }[];
  expect(acts.map((act) => act.do)).toEqual(['sit', 'sit', 'start', 'end']);
  expect(acts[0].player).toMatchObject({ name: 'Ann', who: null });
  expect((await request(address, 'GET', `${path}/acts?from=3`)).body.acts).toHaveLength(1);
  expect((await request(address, 'GET', `${path}/acts?from=-1`)).status).toBe(400);
  expect((await request(address, 'GET', '/api/matches/aaaaaaaaaaaa/acts')).status).toBe(404);

  await second.close();
  // With its rules back, one that was not ended goes on, and one that was stays ended.
  const old: AnyRuleset = { ...(diceRace as AnyRuleset), version: 1 };
  const games = catalogOf(
    { 'dice-race': async () => diceRace },
    { 'dice-race': { 1: async () => ({ ruleset: old }) } },
  );
  const { address: third } = await open({ data, catalog: games });
  const back = new Visitor(third, ann.key);
  expect((await back.call('GET', `/api/matches/${other}`)).body).toMatchObject({ state: 'playing' });
  expect((await back.call('GET', `/api/matches/${other}`)).body.stuck).toBeUndefined();
  expect((await back.call('GET', path)).body).toMatchObject({ state: 'over', won: [] });
  expect((await request(third, 'GET', `${path}/record`)).body).toMatchObject({
    version: 1,
    about: { ended: true },
  });
  const seat = await lineTo(back, other);
  await oneMove([seat], seeded(1));
  expect(seat.table?.version).toBe(1);
  // The next one is of the newest rules.
  expect((await back.call('POST', `${path}/rematch`)).status).toBe(200);
  const db = new Database(join(data, 'indigo.db'));
  expect(db.prepare('select version from matches order by created desc limit 1').pluck().get()).toBe(2);
  db.close();
});

test('a match that nobody comes to for long is over, and people can read why', async () => {
  const hands = new Hands();
  const data = scratch();
  const { address } = await open({ data, timer: hands, abandonAfter: 14 });
  const [ann, bob] = [await Visitor.named(address, 'Ann'), await Visitor.named(address, 'Bob')];
  const begun = async (clock = 0): Promise<string> => {
    const match = await ann.create({ game: 'dice-race', seats: ['me', 'open'], clock });
    await bob.join(match.invite);
    return match.id;
  };
  const [deserted, attended, timed] = [await begun(), await begun(), await begun(30 * 86_400)];
  const waiting = await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  const stuck = await begun();
  change(data, `update matches set version = 1 where id = '${stuck}'`);
  await lineTo(ann, attended);
  const spectator = await lineTo(await Visitor.named(address, 'Cleo'), deserted);
  const info = async (id: string) => (await ann.call('GET', `/api/matches/${id}`)).body;
  const days = async (count: number): Promise<void> => {
    for (let hour = 0; hour < count * 24; hour++) {
      hands.advance(DAY / 24);
      if (hour % 4 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  };

  await days(13);
  expect((await info(deserted)).state).toBe('playing');
  expect((await info(waiting.id)).state).toBe('waiting');
  await days(3);
  const later = async <T>(what: () => Promise<T>): Promise<T> => {
    hands.advance(15_000);
    return what();
  };
  for (const id of [deserted, stuck])
    await expect.poll(() => later(async () => (await info(id)).state)).toBe('over');
  const gone = async (): Promise<number> => (await ann.call('GET', `/api/matches/${waiting.id}`)).status;
  await expect.poll(() => later(gone)).toBe(404);
  await spectator.until(({ table }) => table !== null && table.won !== null, 'the end');
  expect(await info(deserted)).toMatchObject({ state: 'over', won: [], abandoned: true });
  expect(await info(stuck)).toMatchObject({ state: 'over', won: [], abandoned: true });
  expect(spectator.table).toMatchObject({ won: [], abandoned: true });
  const { body } = await request(address, 'GET', `/api/matches/${deserted}/record`);
  expect(body.about).toMatchObject({ ended: true, abandoned: true });
  // Somebody looks, or somebody's time still runs.
  expect((await info(attended)).state).toBe('playing');
  expect((await info(timed)).state).toBe('playing');
  // It is final.
  const late = await lineTo(bob, deserted);
  expect(late.table).toMatchObject({ won: [], abandoned: true, decision: null });
  expect(await late.ask({ do: 'undo' })).toMatchObject({ no: 'over' });
});

test('nobody stayed away while no server was there, or its machine slept', async () => {
  const data = scratch();
  const start = Date.now();
  const db = new Database(join(data, 'indigo.db'));
  const states = (): unknown => db.prepare('select state from matches order by created').pluck().all();
  const up = (): number => (db.prepare('select max(at) from pulse').pluck().get() as number | null) ?? 0;
  /** One sweep to the end, and some more. */
  const sweeps = async (hands: Hands): Promise<void> => {
    const from = hands.now();
    hands.advance(15_000);
    await expect.poll(up).toBeGreaterThanOrEqual(from);
    await new Promise((resolve) => setTimeout(resolve, 200));
    for (let i = 0; i < 3; i++) {
      hands.advance(15_000);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const first = await open({ data, timer: new Hands(start), abandonAfter: 14 });
  const ann = await Visitor.named(first.address, 'Ann');
  await ann.create({ game: 'dice-race', seats: ['me', { bot: 'random' }] });
  await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  await first.close();
  // As an older version left it, and then for weeks nobody started the server.
  db.exec('update matches set seen = 0; delete from pulse');
  const second = new Hands(start + 60 * DAY);
  const served = await open({ data, timer: second, abandonAfter: 14 });
  await sweeps(second);
  expect(states()).toEqual(['playing', 'waiting']);
  await served.close();
  // Down again: what was counted before stays counted, and no more.
  const third = new Hands(start + 120 * DAY);
  let slept = 0;
  const timer: Timer = { now: () => third.now() + slept, later: (ms, act) => third.later(ms, act) };
  const again = await open({ data, timer, abandonAfter: 14 });
  await sweeps(third);
  expect(states()).toEqual(['playing', 'waiting']);
  const seen = db.prepare('select min(seen) from matches').pluck().get() as number;
  expect(start + 120 * DAY - seen).toBeGreaterThan(0);
  expect(start + 120 * DAY - seen).toBeLessThan(DAY);
  // The machine sleeps.
  slept = 30 * DAY;
  await sweeps(third);
  await expect.poll(up).toBeGreaterThan(start + 150 * DAY);
  expect(states()).toEqual(['playing', 'waiting']);
  // With the server there all the while, it ends.
  for (let at = 0; at < 15 * 24; at++) {
    third.advance(DAY / 24);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await expect.poll(() => third.advance(15_000) ?? states()).toEqual(['over']);
  await again.close();
  db.close();
});

test('a short restart is nobody’s time away, and writes no match anew', async () => {
  const data = scratch();
  const start = Date.now();
  const first = await open({ data, timer: new Hands(start), abandonAfter: 14 });
  const ann = await Visitor.named(first.address, 'Ann');
  await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  await first.close();
  const day = start - DAY;
  const db = new Database(join(data, 'indigo.db'));
  db.exec(
    `update matches set seen = ${day}, updated = ${day}; insert or replace into pulse values (2, ${start})`,
  );
  const up = (): unknown => db.prepare('select at from pulse where id = 2').pluck().get();
  for (const [away, seen] of [
    [120_000, day],
    [3_600_000, day + 3_600_000],
  ]) {
    const since = up() as number;
    const hands = new Hands(since + away - 15_000);
    const served = await open({ data, timer: hands, abandonAfter: 14 });
    hands.advance(15_000);
    await expect.poll(up).toBe(since + away);
    expect(db.prepare('select seen from matches').pluck().get()).toBe(seen);
    await served.close();
  }
  db.close();
});

test('a stuck table is ended by whoever set it up, begun or not, and by two at once', async () => {
  const data = scratch();
  const first = await open({ data });
  const [ann, bob] = [await Visitor.named(first.address, 'Ann'), await Visitor.named(first.address, 'Bob')];
  const waiting = await ann.create({ game: 'dice-race', seats: ['open', 'open'] });
  const begun = await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  await bob.join(begun.invite);
  await first.close();
  change(data, 'update matches set version = 1');
  const { address } = await open({ data });
  const [a, b] = [new Visitor(address, ann.key), new Visitor(address, bob.key)];
  expect((await b.call('POST', `/api/matches/${waiting.id}/end`)).status).toBe(403);
  const gone = await a.call('POST', `/api/matches/${waiting.id}/end`);
  expect([gone.status, gone.body.state]).toEqual([200, 'over']);
  const both = await Promise.all([a, b].map((one) => one.call('POST', `/api/matches/${begun.id}/end`)));
  expect(both.map(({ status, body }) => [status, body.state])).toEqual([
    [200, 'over'],
    [200, 'over'],
  ]);
});
