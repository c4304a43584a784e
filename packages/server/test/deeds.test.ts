import { join } from 'node:path';
import { Hands } from '@indigo/host';
import { seeded } from '@indigo/kernel';
import type { MyDeeds } from '@indigo/protocol';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { SqliteStore } from '../src/sqlite/store.ts';
import { lineTo, oneMove, request, Visitor } from './client.ts';
import { open, scratch } from './house.ts';

const SHORT = { maxTurns: 12 };
const COUNT_MS = 5_000;

const deedsOf = async ({ server, key }: Visitor): Promise<MyDeeds['games']> =>
  (await request(server, 'GET', '/api/my/deeds', undefined, key)).body.games as MyDeeds['games'];

/** Ann and Bob have played a short match. */
async function played(address: string): Promise<{ ann: Visitor; bob: Visitor; match: string }> {
  const [ann, bob] = [await Visitor.named(address, 'Ann'), await Visitor.named(address, 'Bob')];
  const seats: ('me' | 'open')[] = ['me', 'open'];
  const { id, invite } = await ann.create({ game: 'classic', seats, options: SHORT, cover: false });
  await bob.join(invite);
  const lines = [await lineTo(ann, id), await lineTo(bob, id)];
  const rng = seeded(3);
  while (await oneMove(lines, rng));
  for (const line of lines) line.close();
  return { ann, bob, match: id };
}

test('what a match was to each who played it is told to them alone', async () => {
  const hands = new Hands();
  const { address } = await open({ timer: hands });
  const { ann, bob, match } = await played(address);
  await expect
    .poll(async () => {
      hands.advance(COUNT_MS);
      return (await deedsOf(bob)).length;
    })
    .toBe(1);
  const [[mine], [theirs]] = [await deedsOf(ann), await deedsOf(bob)];
  for (const { game, played: count, seen, caught } of [mine, theirs]) {
    expect([game, count]).toEqual(['classic', 1]);
    expect(caught.length).toBeGreaterThan(0);
    expect(seen).toEqual(expect.arrayContaining(caught));
    expect(caught[0]).toEqual({ kind: 'chip', of: expect.stringMatching(/^\d+$/) });
  }
  expect(mine.caught).not.toEqual(theirs.caught);
  const { won = [] } = (await ann.call('GET', `/api/matches/${match}`)).body;
  expect([mine.won, theirs.won]).toEqual([0, 1].map((seat) => Number(won.includes(seat))));
  expect(await deedsOf(await Visitor.named(address, 'Eve'))).toEqual([]);
  expect((await request(address, 'GET', '/api/my/deeds')).status).toBe(401);
});

test('a server that ended before it had counted counts when somebody asks, and never twice', async () => {
  const data = scratch();
  const first = await open({ data });
  const { ann } = await played(first.address);
  await first.close();
  const rows = new Database(join(data, 'indigo.db')).prepare('select count(*) from deeds').pluck();
  expect(rows.get()).toBe(0);
  const { address } = await open({ data });
  const again = new Visitor(address, ann.key);
  const [both] = await Promise.all([deedsOf(again), deedsOf(again)]);
  expect(both).toMatchObject([{ game: 'classic', played: 1 }]);
  expect(await deedsOf(again)).toEqual(both);
  expect(rows.get()).toBe(2);
});

test('what was done stays when the match goes, and goes with the guest', async () => {
  const data = scratch();
  const first = await open({ data });
  const { ann, match } = await played(first.address);
  const before = await deedsOf(ann);
  await first.close();
  const store = await SqliteStore.open(data);
  await store.removeMatch(match);
  expect((await store.book.deedsOf(ann.key.split('.')[0])).map(({ game }) => game)).toEqual(['classic']);
  await store.close();
  const second = await open({ data });
  expect(await deedsOf(new Visitor(second.address, ann.key))).toEqual(before);
  await second.close();
  const last = await SqliteStore.open(data);
  expect(await last.forgetGuests(Date.now() + 1000, 10)).toBe(2);
  expect(await last.book.deedsOf(ann.key.split('.')[0])).toEqual([]);
  await last.close();
});

test('a match that cannot be read again was played all the same', async () => {
  // The threads of the server know no such game.
  const { address } = await open();
  const [ann, bob] = [await Visitor.named(address, 'Ann'), await Visitor.named(address, 'Bob')];
  const { id, invite } = await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  await bob.join(invite);
  const lines = [await lineTo(ann, id), await lineTo(bob, id)];
  const rng = seeded(3);
  while (await oneMove(lines, rng));
  const [game] = await deedsOf(ann);
  expect(game).toMatchObject({ game: 'dice-race', played: 1, seen: [], caught: [] });
});

test('one whose entry is damaged does not hide the others', async () => {
  const data = scratch();
  const first = await open({ data });
  const { ann } = await played(first.address);
  await deedsOf(ann);
  await first.close();
  const db = new Database(join(data, 'indigo.db'));
  const row = `select guest, 'another', game, won, '[{', caught from deeds`;
  db.exec(`insert into deeds (guest, match, game, won, seen, caught) ${row}`);
  db.close();
  const { address } = await open({ data });
  expect(await deedsOf(new Visitor(address, ann.key))).toMatchObject([{ played: 1 }]);
});
