import { expect, test } from 'vitest';
import { Crowded, Entrance } from '../src/entrance.ts';

/** An entrance at which everybody takes as long, one at a time, by a clock of its own. */
function door(ms: number) {
  let now = 0;
  const entrance = new Entrance({ atOnce: 1, now: () => now });
  const ends: (() => void)[] = [];
  const come = () =>
    entrance.admit(
      () =>
        new Promise<void>((resolve) => {
          ends.push(resolve);
        }),
    );
  const next = async () => {
    now += ms;
    ends.shift()?.();
    // Whoever is next begins once the one before has left.
    for (let i = 0; i < 5; i++) await null;
  };
  return { come, next, ends };
}

/** How long one takes is learned from those who came. */
async function busy(ms: number) {
  const open = door(ms);
  for (const one of Array.from({ length: 200 }, open.come)) {
    await open.next();
    await one;
  }
  return open;
}

const told = (one: Promise<void>): Promise<number | null> =>
  one.then(
    () => null,
    (error) => (error instanceof Crowded ? error.after : Number.NaN),
  );

test('people are let in one after the other, in the order they came', async () => {
  const { come, next, ends } = door(10);
  const order: number[] = [];
  const all = [0, 1, 2].map((i) => come().then(() => order.push(i)));
  expect(ends).toHaveLength(1);
  for (let i = 0; i < 3; i++) await next();
  await Promise.all(all);
  expect(order).toEqual([0, 1, 2]);
});

test('where too many come at once the rest are told when it is their turn, each after the one before', async () => {
  const { come, next } = await busy(50);
  const crowd = Array.from({ length: 100 }, () => told(come()));
  const waits: (number | null)[] = [];
  for (const [i, one] of crowd.entries())
    void one.then((after) => {
      waits[i] = after;
    });
  for (let i = 0; i < 5; i++) await null;
  const away = waits.filter((after) => after !== null && after !== undefined) as number[];
  // At 50 ms each, some 40 wait for two seconds.
  expect(away.length).toBeGreaterThan(50);
  expect(away.length).toBeLessThan(65);
  expect(away[0]).toBeGreaterThan(2_000);
  for (const [i, after] of away.entries()) if (i > 0) expect(after - away[i - 1]).toBeGreaterThan(40);
  expect(away.at(-1)).toBeLessThan(5_500);
  // Those who waited all come in, and then there is room again.
  for (let i = 0; i < 50; i++) await next();
  await Promise.all(crowd);
  const late = told(come());
  await next();
  expect(await late).toBeNull();
});

test('nobody is told to come much later, however many there are, and those who would are spread', async () => {
  const { come, next } = await busy(50);
  const crowd = Array.from({ length: 400 }, () => told(come()));
  const away: number[] = [];
  for (const one of crowd) void one.then((after) => after !== null && away.push(after));
  for (let i = 0; i < 5; i++) await null;
  expect(away.length).toBeGreaterThan(300);
  expect(Math.max(...away)).toBeLessThan(6_001);
  // In no half second very many of them.
  const halves = away.map((after) => Math.floor(after / 500));
  expect(Math.max(...halves.map((half) => halves.filter((one) => one === half).length))).toBeLessThan(
    away.length / 4,
  );
  for (let i = 0; i < 50; i++) await next();
  await Promise.all(crowd);
});

test('what fails makes room, too', async () => {
  const entrance = new Entrance({ atOnce: 1 });
  const failing = entrance.admit(() => Promise.reject(new Error('the store is away')));
  const after = entrance.admit(async () => 'in');
  await expect(failing).rejects.toThrow('away');
  expect(await after).toBe('in');
});
