import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresStore } from '../src/postgres/store.ts';
import { SqliteStore } from '../src/sqlite/store.ts';
import { Conflict, type MatchRow, type Store, type Summary } from '../src/store.ts';
import { scratch } from './house.ts';
import { hasPostgres, Postgres } from './postgres.mjs';

const row: MatchRow = {
  id: 'match1',
  invite: 'invite1',
  game: 'dice-race',
  version: 1,
  options: { laps: 2 },
  public: true,
  watch: false,
  clock: 60,
  away: 0,
  creator: 'ann',
  created: 1_763_000_000_000,
  state: 'waiting',
  players: [
    { name: 'Ann', who: 'ann', bot: null },
    { name: '', who: null, bot: null },
  ],
  turn: 0,
  asked: 0,
  updated: 1_763_000_000_000,
  due: null,
  won: null,
  rematch: null,
  auto: [],
  cover: 800,
  hints: null,
  standIn: null,
  secret: 'hush',
  abandoned: false,
  seen: 0,
  stuck: null,
};
const pause = (on: boolean) => ({ do: 'pause', on }) as const;
const guest = (id: string, seen = 5) => ({
  id,
  name: id,
  hash: Buffer.from([1, 2, 255]),
  created: 1,
  seen,
  muted: false,
});

let postgres: Postgres | null = null;
beforeAll(async () => {
  if (hasPostgres) postgres = await Postgres.start();
});
afterAll(() => postgres?.end());

/** A new place to keep things in, and how to open it: as often as one likes. */
type Place = () => Promise<() => Promise<Store>>;
const sqlite: Place = async () => {
  const folder = scratch();
  return () => SqliteStore.open(folder);
};
const inPostgres: Place = async () => {
  const url = await (postgres as Postgres).database();
  return () => PostgresStore.open({ url });
};

describe.each([
  ['SQLite', sqlite, true],
  ['PostgreSQL', inPostgres, hasPostgres],
] as const)('kept in %s', (_, place, there) => {
  const kept = test.runIf(there);

  kept('guests are known again, renamed, muted, and forgotten when nothing holds them', async () => {
    const store = await (await place())();
    for (const id of ['ann', 'bob', 'cy']) await store.addGuest(guest(id));
    expect(await store.guest('ann')).toEqual(guest('ann'));
    expect(await store.guest('nobody')).toBeNull();
    await expect(store.addGuest(guest('ann'))).rejects.toThrow();
    await store.renameGuest('bob', 'Bobby');
    await store.muteGuest('bob', true);
    await store.sawGuest('bob', 1_763_000_000_123);
    expect(await store.guest('bob')).toMatchObject({ name: 'Bobby', muted: true, seen: 1_763_000_000_123 });
    await store.addMatch(row);
    // Ann sits at a table, Bob was here lately.
    expect(await store.forgetGuests(10, 50)).toBe(1);
    expect(await store.guest('cy')).toBeNull();
    await store.close();
  });

  kept('a match is as it was set up, and found in every list it belongs to', async () => {
    const store = await (await place())();
    await store.addMatch(row);
    await store.addMatch({
      ...row,
      id: 'match2',
      invite: 'invite2',
      public: false,
      updated: row.updated + 1,
    });
    expect(await store.match('match1')).toEqual(row);
    expect(await store.match('nowhere')).toBeNull();
    expect((await store.matchByInvite('invite2'))?.id).toBe('match2');
    expect((await store.lobby(10)).map(({ id }) => id)).toEqual(['match1']);
    expect((await store.matchesOf('ann', 10)).map(({ id }) => id)).toEqual(['match2', 'match1']);
    expect(await store.countOpen('ann')).toBe(2);
    const [first] = await store.list({ game: 'dice-race', states: ['waiting'] }, 1);
    expect(first.id).toBe('match1');
    expect((await store.list({ after: first }, 5)).map(({ id }) => id)).toEqual(['match2']);
    expect(await store.list({ before: row.updated }, 5)).toEqual([]);
    await store.setStuck('match2', 'why');
    expect(await store.countOpen('ann')).toBe(1);
    await expect(store.addMatch({ ...row, id: 'match3' })).rejects.toThrow();
    expect(await store.match('match3')).toBeNull();
    expect((await store.matchesOf('ann', 10)).length).toBe(2);
    await store.close();
  });

  kept('acts are kept once, in order, without a gap, whoever writes them', async () => {
    const open = await place();
    const [a, b] = [await open(), await open()];
    await a.addMatch(row);
    await a.addMatch({ ...row, id: 'match2', invite: 'invite2' });
    await a.append('match1', 0, pause(true), null);
    const results = await Promise.allSettled([
      b.append('match1', 0, pause(false), null),
      b.append('match2', 0, pause(false), null),
      a.append('match1', 1, pause(false), null),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect((results[0] as PromiseRejectedResult).reason).toBeInstanceOf(Conflict);
    expect(await b.acts('match1', 0, 10)).toEqual([pause(true), pause(false)]);
    expect(await b.acts('match1', 1, 10)).toEqual([pause(false)]);
    expect(await b.countActs('match1')).toBe(2);
    await expect(a.append('match1', 7, pause(true), null)).rejects.toThrow(Conflict);
    await expect(a.append('nowhere', 0, pause(true), null)).rejects.toThrow();
    expect(await b.countActs('match1')).toBe(2);
    await Promise.all([a.close(), b.close()]);
  });

  kept('of many who write the same acts at once each act is one of theirs', async () => {
    const open = await place();
    const stores = [await open(), await open(), await open()];
    await stores[0].addMatch(row);
    let kept = 0;
    const write = async (store: Store, on: boolean): Promise<void> => {
      for (let at = 0; at < 40; at++) {
        const won = await store.append('match1', at, pause(on), null).then(
          () => true,
          (error) => {
            if (error instanceof Conflict) return false;
            throw error;
          },
        );
        if (won) kept++;
        // Whoever lost waits until the other is there, as whoever loads it anew does.
        else
          while ((await store.countActs('match1')) <= at)
            await new Promise((resolve) => setTimeout(resolve, 1));
      }
    };
    await Promise.all(stores.map((store, i) => write(store, i === 0)));
    expect(kept).toBe(40);
    expect((await stores[1].acts('match1', 0, 100)).length).toBe(40);
    await Promise.all(stores.map((store) => store.close()));
  });

  kept('what lists show is written with its act, and not without it', async () => {
    const store = await (await place())();
    await store.addMatch(row);
    const summary: Summary = {
      state: 'playing',
      players: [
        { name: 'Bob', who: 'bob', bot: null },
        { name: 'Bob 2', who: 'bob', bot: null },
      ],
      turn: 3,
      asked: 2,
      updated: row.updated + 5,
      due: row.updated + 60_000,
      won: null,
      abandoned: false,
    };
    await store.append('match1', 0, pause(true), summary);
    expect(await store.match('match1')).toEqual({ ...row, ...summary });
    expect(await store.matchesOf('ann', 5)).toEqual([]);
    expect((await store.matchesOf('bob', 5)).length).toBe(1);
    await expect(store.append('match1', 0, pause(true), { ...summary, turn: 9 })).rejects.toThrow(Conflict);
    expect((await store.match('match1'))?.turn).toBe(3);
    expect(await store.overdue(row.updated + 60_000, 5)).toEqual(['match1']);
    expect(await store.overdue(row.updated, 5)).toEqual([]);
    await store.summarise('match1', { ...summary, state: 'over', won: [1], due: null }, 1);
    // Who knows less than is known by now says nothing.
    await store.summarise('match1', { ...summary, turn: 1 }, 0);
    expect(await store.match('match1')).toMatchObject({ state: 'over', won: [1], due: null });
    expect(await store.overdue(row.updated + 60_000, 5)).toEqual([]);
    await store.close();
  });

  kept('who was there when is noted, and nobody is blamed for time nobody could come', async () => {
    const store = await (await place())();
    await store.addMatch(row);
    expect(await store.lastUp()).toBeNull();
    await store.noteUp(row.updated);
    await store.noteUp(row.updated + 7);
    expect(await store.lastUp()).toBe(row.updated + 7);
    expect((await store.deserted(row.updated + 1, 5)).map(({ id }) => id)).toEqual(['match1']);
    await store.excuse(1000, row.updated + 500);
    expect((await store.match('match1'))?.seen).toBe(row.updated + 500);
    await store.setSeen('match1', row.updated + 900);
    expect(await store.deserted(row.updated + 600, 5)).toEqual([]);
    await store.setAuto('match1', [['*'], []]);
    expect((await store.match('match1'))?.auto).toEqual([['*'], []]);
    await store.summarise('match1', { ...row, due: 5 }, 0);
    await store.stopClock('match1');
    expect((await store.match('match1'))?.due).toBeNull();
    await store.check();
    await store.close();
  });

  kept('what is kept of guests besides their matches goes when they go', async () => {
    const store = await (await place())();
    for (const id of ['ann', 'bob']) await store.addGuest(guest(id));
    const push = {
      endpoint: 'https://push/1',
      guest: 'ann',
      p256dh: 'p',
      auth: 'a',
      language: 'de',
      created: 1,
    };
    for (const created of [1, 2, 3]) {
      const endpoint = `https://push/${created}`;
      await store.book.addPush({ ...push, endpoint, created: 1_763_000_000_000 + created }, 2);
    }
    const known = async (who: string) =>
      (await store.book.pushesOf(who)).map(({ endpoint }) => endpoint).sort();
    expect(await known('ann')).toEqual(['https://push/2', 'https://push/3']);
    // A browser changes hands.
    await store.book.addPush({ ...push, endpoint: 'https://push/2', guest: 'bob' }, 2);
    expect([await known('ann'), await known('bob')]).toEqual([['https://push/3'], ['https://push/2']]);
    await store.book.removePush('https://push/2', 'bob');
    expect(await known('bob')).toEqual([]);
    const deeds = { guest: 'ann', match: 'match1', game: 'dice-race', won: true, seen: [], caught: [] };
    await store.book.addDeeds([deeds, { ...deeds, guest: 'bob', won: false }]);
    await store.book.addDeeds([{ ...deeds, won: false }]);
    expect(await store.book.deedsOf('ann')).toEqual([deeds]);
    await store.addMatch({ ...row, state: 'over' });
    expect(await store.book.uncounted('ann', 5)).toEqual([]);
    expect(await store.forgetGuests(10, 50)).toBe(1);
    expect(await store.book.deedsOf('bob')).toEqual([]);
    await store.close();
  });

  kept('checkpoints, chat and the name of the next match', async () => {
    const open = await place();
    const store = await open();
    await store.addMatch(row);
    const checkpoint = { acts: 512, since: 0, decided: '[1]', body: '{"x":"é"}', sum: 's1' };
    await store.keepCheckpoint('match1', checkpoint, null);
    await store.keepCheckpoint('match1', { ...checkpoint, acts: 1024 }, { acts: 512, sum: 's2' });
    expect(await store.checkpoints('match1', 0, 5)).toEqual([
      { ...checkpoint, body: '', sum: 's2' },
      { ...checkpoint, acts: 1024 },
    ]);
    for (const text of ['one', 'two', 'three'])
      await store.addChat('match1', { at: row.updated, from: 'Ann', seat: null, text });
    expect((await store.chat('match1', 2)).map(({ text }) => text)).toEqual(['two', 'three']);
    // Said again under its number, a line is kept once; another seat's numbers are its own.
    const said = { from: 'Ann', seat: 0, text: 'four' };
    expect(await store.addChat('match1', { ...said, at: row.updated }, 2 ** 48)).toBe(true);
    expect(await store.addChat('match1', { ...said, at: row.updated + 9 }, 2 ** 48)).toBe(false);
    expect(await store.addChat('match1', { ...said, seat: 1, at: row.updated + 9 }, 2 ** 48)).toBe(true);
    expect((await store.chat('match1', 3)).map(({ at, seat }) => [at - row.updated, seat])).toEqual([
      [0, null],
      [0, 0],
      [9, 1],
    ]);
    expect(await store.setRematch('match1', 'x', null)).toBe('x');
    expect(await store.setRematch('match1', 'y', null)).toBe('x');
    expect(await store.setRematch('match1', 'y', 'x')).toBe('y');
    for (let at = 0; at < 3; at++) await store.append('match1', at, pause(true), null);
    await store.removeMatch('match1');
    expect(await store.match('match1')).toBeNull();
    expect(await store.countActs('match1')).toBe(0);
    expect(await store.chat('match1', 5)).toEqual([]);
    // Opened once more it is up to date already, and nothing comes back.
    await store.close();
    const again = await open();
    expect(await again.match('match1')).toBeNull();
    await again.close();
  });
});

describe.runIf(hasPostgres)('a PostgreSQL database', () => {
  test('that cannot be used is named without its password, with the reason', async () => {
    const { port } = postgres as Postgres;
    for (const [url, why] of [
      [`postgres://indigo:hush@127.0.0.1:${port}/nowhere`, /nowhere: there is no such database/],
      ['postgres://indigo:hush@127.0.0.1:1/indigo', /nobody answers there/],
      ['postgres://indigo:hush@no.such.machine.invalid/indigo', /no such machine|could not be reached/],
    ] as const) {
      const trouble = await PostgresStore.open({ url }).then(
        () => 'none',
        ({ message }: Error) => message,
      );
      expect(trouble).toMatch(why);
      expect(trouble).not.toContain('hush');
    }
  });

  test('that dies in between refuses what it did not keep, keeps what it said, and is used again when it is back', async () => {
    const own = postgres as Postgres;
    const troubles: unknown[] = [];
    const store = await PostgresStore.open({
      url: await own.database(),
      onTrouble: (error) => troubles.push(error),
    });
    await store.addMatch(row);
    let at = 0;
    const said: number[] = [];
    const write = async (): Promise<void> => {
      for (let i = 0; i < 2000; i++) {
        try {
          await store.append('match1', at, pause(true), null);
          said.push(at++);
        } catch (error) {
          if (error instanceof Conflict) at++;
          else return;
        }
      }
    };
    // A line that breaks while it is lent to somebody ends nothing, either.
    const several = async (): Promise<void> => {
      const checkpoint = { acts: 1, since: 0, decided: '', body: '', sum: '' };
      for (let failed = false; !failed; )
        await store.keepCheckpoint('match1', checkpoint, checkpoint).catch(() => {
          failed = true;
        });
    };
    const writing = Promise.all([write(), several(), several()]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await own.down('immediate');
    await writing;
    await expect(store.check()).rejects.toThrow(/cannot be kept/);
    await own.up();
    await expect
      .poll(() =>
        store.check().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    const count = await store.countActs('match1');
    expect(count).toBeGreaterThanOrEqual(said.length);
    expect((await store.acts('match1', 0, 5000)).length).toBe(count);
    await store.append('match1', count, pause(false), null);
    await store.close();
  });
});
