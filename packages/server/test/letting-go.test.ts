import { diceRace } from '@indigo/dice-race';
import { type Followed, follow, Hands, type TableEvent } from '@indigo/host';
import { type AnyRuleset, seeded } from '@indigo/kernel';
import type { Event } from '@indigo/protocol';
import { expect, onTestFinished, test } from 'vitest';
import type { Looker } from '../src/audience.ts';
import type { House } from '../src/house.ts';
import { LiveTable } from '../src/live-table.ts';
import { Metrics } from '../src/metrics.ts';
import { Slices } from '../src/slices.ts';
import type { Spelled } from '../src/spelled.ts';
import { SqliteStore } from '../src/sqlite/store.ts';
import { scratch } from './house.ts';
import { writeLong } from './long.ts';

const race = diceRace as AnyRuleset;
const ID = 'racerace';

/** A table that other servers might have, too, over a store that can be made to fail. */
async function loaded() {
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
    owners: { shared: true, holds: async () => true },
    slices: new Slices(),
    bell: null,
    checkpointEvery: 512,
    dice: seeded(1),
    trouble: () => {},
  } as unknown as House;
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
