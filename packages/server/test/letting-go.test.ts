import { catalogOf } from '@indigo/catalog';
import { diceRace } from '@indigo/dice-race';
import { type Followed, follow, Hands, Host, type TableEvent } from '@indigo/host';
import { type AnyRuleset, seeded } from '@indigo/kernel';
import type { Event } from '@indigo/protocol';
import { expect, onTestFinished, test } from 'vitest';
import type { Looker } from '../src/audience.ts';
import type { Owners } from '../src/cluster/owners.ts';
import type { House } from '../src/house.ts';
import { LiveTable } from '../src/live-table.ts';
import { Metrics } from '../src/metrics.ts';
import { Refusal } from '../src/refusal.ts';
import { Shelf } from '../src/shelf.ts';
import { Slices } from '../src/slices.ts';
import type { Spelled } from '../src/spelled.ts';
import { SqliteStore } from '../src/sqlite/store.ts';
import { scratch } from './house.ts';
import { writeLong } from './long.ts';

const race = diceRace as AnyRuleset;
const ID = 'racerace';

/** A house that shares its tables with others, over a store that can be made to fail, and a table there. */
async function opened(owners: Partial<Owners>) {
  const store = await SqliteStore.open(scratch());
  onTestFinished(() => store.close());
  const row = await writeLong(store, race, { id: ID, acts: 6 });
  const metrics = new Metrics();
  const hands = new Hands();
  const house = {
    store,
    metrics,
    now: () => hands.now(),
    later: (ms: number, act: () => void) => hands.later(ms, act),
    owners: { shared: true, ...owners },
    slices: new Slices(),
    bell: null,
    checkpointEvery: 512,
    dice: seeded(1),
    trouble: () => {},
  } as unknown as House;
  return { store, metrics, house, row };
}

/** A table that other servers might have, too. */
async function loaded() {
  const { store, metrics, house, row } = await opened({ holds: async () => true });
  const table = await LiveTable.load(house, race, row, 0, () => true);
  const kept = () => store.countActs(ID);
  return { store, metrics, table, kept };
}

class Onlooker implements Looker {
  readonly book = null;
  readonly seat: number;
  readonly heard: Event[] = [];
  readonly byes: string[] = [];
  table: Followed | null = null;

  constructor(seat: number) {
    this.seat = seat;
  }

  send({ data }: Spelled): void {
    const event = JSON.parse(String(data)) as TableEvent;
    this.heard.push(event);
    this.table = follow(this.table, event);
  }

  bye(why: string): void {
    this.byes.push(why);
  }
}

/** Somebody in each seat, and an answer of whoever is asked. */
async function answered(table: LiveTable) {
  const seats = [new Onlooker(0), new Onlooker(1)];
  for (const one of seats) await table.enter(one, null);
  const [{ seat, no, options }] = seats.flatMap(({ seat, table: seen }) =>
    seen?.decision == null ? [] : [{ ...seen.decision, seat }],
  );
  return { seats, give: () => table.command(seat, { do: 'answer', no, ids: options[0].id }) };
}

test('a table that is lost while it is loaded again stays lost: nothing more is kept from here', async () => {
  const { store, table, kept } = await loaded();
  const { seats, give } = await answered(table);
  const before = await kept();
  let go = (): void => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { append, match } = store;
  store.append = async () => {
    throw new Error('the disk is full');
  };
  const reading = new Promise<void>((resolve) => {
    store.match = async (id) => {
      resolve();
      await gate;
      return match.call(store, id);
    };
  });
  const reply = give();
  await reading;
  store.append = append;
  table.lose('this table goes on at another server');
  const closed = table.close();
  go();
  // Whoever answered was sent away, and does it where the table is now.
  expect(await reply).toBeNull();
  await closed;
  expect(seats.map(({ byes }) => byes.length)).toEqual([1, 1]);
  expect(await give()).toBeNull();
  await expect(table.enter(new Onlooker(0), null)).rejects.toThrow();
  expect(await kept()).toBe(before);
});

test('a table that is closed while it is loaded again is closed after that, as it was kept', async () => {
  const { store, table, kept } = await loaded();
  const { give } = await answered(table);
  const before = await kept();
  const { append, summarise } = store;
  store.append = async () => {
    store.append = append;
    throw new Error('the disk is full');
  };
  const noted: number[] = [];
  store.summarise = async (id, summary, acts) => {
    noted.push(acts);
    await summarise.call(store, id, summary, acts);
  };
  const reply = give();
  await table.close();
  expect(noted).toEqual([before]);
  expect(await reply).toBeNull();
  expect(await kept()).toBe(before);
});

test('whoever comes just as a table is let go is turned away or sent on, and never left at a dead table', async () => {
  for (const ticks of [0, 2, 4]) {
    const { table } = await loaded();
    const late = new Onlooker(0);
    const entering = table.enter(late, null).then(
      () => 'in',
      () => 'turned away',
    );
    // Nobody puts a table away that somebody is about to look at.
    expect(table.idle).toBe(false);
    for (let i = 0; i < ticks; i++) await null;
    await table.close('it goes on elsewhere');
    expect([await entering, late.byes.length]).toEqual(
      (await entering) === 'in' ? ['in', 1] : ['turned away', 0],
    );
  }
});

test('a table that somebody else took while it was loaded is not shown from here', async () => {
  let term = 0;
  const loads: number[] = [];
  const { house } = await opened({
    claim: async () => ++term,
    // While it was loaded for the first time somebody took it, and let it go again.
    holds: async (_, held) => {
      loads.push(held);
      return held > 1;
    },
    release: async () => {},
  });
  const shelf = new Shelf(house, catalogOf({ 'dice-race': async () => race }));
  const table = await shelf.get(ID);
  expect([table.term, table.broken, loads]).toEqual([2, false, [1, 2]]);
  expect(shelf.loaded(ID)).toBe(table);
  await shelf.close();
});

test('a server that goes lets those tables go, too, that were still on their way to it', async () => {
  let draining = false;
  const released: number[] = [];
  const { house, store } = await opened({
    claim: async () => {
      if (draining) throw new Refusal(503, 'closing', 'the server is going down');
      return 7;
    },
    holds: async () => true,
    release: async (_, term) => void released.push(term),
  });
  const shelf = new Shelf(house, catalogOf({ 'dice-race': async () => race }));
  const { acts } = store;
  let go = (): void => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const reading = new Promise<void>((resolve) => {
    store.acts = async (...which) => {
      resolve();
      await gate;
      return acts.apply(store, which);
    };
  });
  const wanted = shelf.get(ID).then((table) => table.broken);
  wanted.catch(() => {});
  await reading;
  draining = true;
  const gone = shelf.letAllGo();
  go();
  await gone;
  expect([released, shelf.count]).toEqual([[7], 0]);
  // Whoever waited for it is led on, or was just before it went, and is sent on.
  expect(await wanted.catch(({ code }) => code)).toBeOneOf(['closing', true]);
});

test('a table whose people cannot be shown it again sends them away, and ends nothing else', async () => {
  const { store, table } = await loaded();
  const { seats, give } = await answered(table);
  const { append } = store;
  store.append = async () => {
    store.append = append;
    throw new Error('the disk is full');
  };
  // What is wrong with a view is seen only when it is told.
  const { fresh } = Host.prototype;
  onTestFinished(() => {
    Host.prototype.fresh = fresh;
  });
  Host.prototype.fresh = () => {
    throw new Error('no such card');
  };
  expect(await give()).toBeNull();
  expect(seats.map(({ byes }) => byes)).toEqual(seats.map(() => ['the table is out of order']));
});

test('whoever says to have seen more than there is makes nobody load anything', async () => {
  const { store, metrics, table } = await loaded();
  const reloads = async () => (await metrics.lost.get()).values[0].value;
  const liar = new Onlooker(0);
  await table.enter(liar, 999_999);
  expect(liar.heard).toMatchObject([{ fresh: expect.any(Number) }]);
  expect(await reloads()).toBe(0);
  // Unless so it is.
  const { fresh } = liar.heard[0] as { fresh: number };
  await store.append(ID, await store.countActs(ID), { do: 'pause', on: true }, null);
  const honest = new Onlooker(0);
  await table.enter(honest, fresh + 1);
  expect(await reloads()).toBe(1);
  expect(honest.heard).toMatchObject([{ fresh: expect.any(Number), paused: true }]);
});

test('what could not be noted for lists is noted the next time', async () => {
  const { store, table } = await loaded();
  const { summarise } = store;
  let fails = true;
  const noted: number[] = [];
  store.summarise = async (id, summary, acts) => {
    if (fails) throw new Error('the database is away');
    noted.push(acts);
    await summarise.call(store, id, summary, acts);
  };
  // The first answer is noted with the act, the second is not.
  for (let i = 0; i < 2; i++) expect(await (await answered(table)).give()).toEqual({ ok: true });
  await expect(table.note()).rejects.toThrow('away');
  fails = false;
  await table.note();
  await table.note();
  expect(noted).toEqual([await store.countActs(ID)]);
});

test('people are sent away once others may take the table, or nobody can be told', async () => {
  const { table } = await loaded();
  const [seat] = [new Onlooker(0)];
  await table.enter(seat, null);
  let released = (): void => {};
  const closed = table.close('moved', () => new Promise((resolve) => (released = resolve)));
  // What lists show of it is kept by then: only the release is still on its way.
  await expect.poll(() => table.broken).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(seat.byes).toEqual([]);
  released();
  await closed;
  expect(seat.byes).toEqual(['moved']);

  const { table: other } = await loaded();
  await other.enter(seat, null);
  const failed = other.close('moved', () => Promise.reject(new Error('away')));
  await expect(failed).rejects.toThrow('away');
  expect(seat.byes).toEqual(['moved', 'moved']);
});
