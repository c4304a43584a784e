import { playOn } from '@indigo/battery';
import { bots } from '@indigo/bots';
import { diceRace } from '@indigo/dice-race';
import { type AnyRuleset, Match, seeded } from '@indigo/kernel';
import { expect, test } from 'vitest';
import { Behind, type Position, positionFrom, positionOf, Thinker, thinkAbout } from '../src/index.ts';
import { sitDown } from './seat.ts';

/** The race, counting how often a match of it begins. */
function counted(): { readonly race: AnyRuleset; readonly begun: () => number } {
  let begun = 0;
  const create: AnyRuleset['create'] = (seats, options) => {
    begun++;
    return diceRace.create(seats, options);
  };
  return { race: { ...diceRace, create } as AnyRuleset, begun: () => begun };
}

const start = (race: AnyRuleset, seed = 1): Match =>
  Match.start(race, { seats: 3 }, { rng: seeded(seed), copies: false });

const here = (match: Match): Position =>
  positionOf(match, { table: 't', seat: match.open()[0], bot: 'random', seed: match.length });

const go = (match: Match, answers: number): number => playOn(match, answers, seeded(match.length));

test('a thinker remembers where a table stood, and answers as if it had begun anew', async () => {
  const { race, begun } = counted();
  const thinker = new Thinker(async () => race);
  const match = start(race);
  await thinker.think(here(match));
  const before = begun();
  for (let i = 0; i < 12; i++) {
    const known = match.length;
    go(match, 1);
    const position = here(match);
    // Whoever knows the beginning needs only what is new.
    const ids = await thinker.think(i % 2 === 0 ? position : positionFrom(position, known));
    expect(begun()).toBe(before + i);
    expect(ids).toEqual(thinkAbout(race, position));
  }
});

test('what was taken back is forgotten', async () => {
  const { race, begun } = counted();
  const thinker = new Thinker(async () => race);
  const one = start(race, 1);
  const other = start(race, 2);
  go(one, 9);
  go(other, 9);
  await thinker.think(here(one));
  const before = begun();
  // As long, longer and shorter, but another way.
  for (const [match, answers] of [
    [other, 0],
    [one, 3],
    [other, 1],
  ] as const) {
    go(match, answers);
    const position = here(match);
    expect(await thinker.think(position)).toEqual(thinkAbout(race, position));
  }
  expect(begun()).toBe(before + 6);
  await expect(thinker.think(positionFrom(here(one), 5))).rejects.toThrow(Behind);
});

test('what comes after the position does not count', async () => {
  const { race } = counted();
  const match = start(race);
  const position = here(match);
  const then = { ...position, entries: match.entries.slice() };
  go(match, 5);
  expect(position.entries.length).toBeGreaterThan(position.length);
  const thinker = new Thinker(async () => race);
  expect(await thinker.think(position)).toEqual(thinkAbout(race, then));
  expect(positionFrom(position, 0).entries).toEqual(then.entries);
});

test('a table nobody has thought about must be told from its beginning', async () => {
  const { race } = counted();
  const match = start(race);
  go(match, 4);
  const thinker = new Thinker(async () => race);
  await expect(thinker.think(positionFrom(here(match), 3))).rejects.toThrow(Behind);
  expect(await thinker.think(here(match))).toBeDefined();
});

test('a host shares its record with whoever thinks, and copies nothing', async () => {
  const seen: Position[] = [];
  const { race } = counted();
  const { host } = await sitDown(race, {
    seats: 2,
    bots: [0, 1],
    needs: {
      think: async (position) => {
        seen.push(position);
        return thinkAbout(race, position);
      },
    },
  });
  await expect.poll(() => host.play.over).toBe(true);
  expect(new Set(seen.map(({ entries }) => entries)).size).toBe(1);
  expect(seen.every(({ sum }, i) => i === 0 || sum !== seen[i - 1].sum)).toBe(true);
});

test('a thinker stops when its time is nearly over, between any two futures', async () => {
  let time = 0;
  // Looking at a future takes a tenth of a millisecond by this clock.
  const mind = async () => ({
    pace: 1000,
    chances: (s: { racers: readonly unknown[] }) => {
      time += 0.1;
      return s.racers.map((_, __, all) => 1 / all.length);
    },
  });
  const race = { ...diceRace, mind } as AnyRuleset;
  const thinker = new Thinker(async () => race, { now: () => time });
  const match = start(race, 3);
  const spent: number[] = [];
  for (let i = 0; i < 12 && !match.over; i++) {
    const [seat] = match.open();
    for (const bot of ['youngster', 'trainer', 'ace', 'leader', 'champion'] as const) {
      const [before, { ms = 0 }] = [time, bots[bot]];
      await thinker.think({ ...here(match), seat, bot });
      expect(time - before, bot).toBeLessThanOrEqual(ms);
      if (time > before) spent.push((time - before) / ms);
    }
    go(match, 1);
  }
  // It is the clock that ends a thought here, not that there is nothing more to think about.
  expect(spent.filter((share) => share > 0.7).length).toBeGreaterThan(spent.length / 2);
});

test('what else the machine does is no thought of a bot', async () => {
  let [worked, reads] = [0, 0];
  const mind = async () => ({
    pace: 1000,
    chances: (s: { racers: readonly unknown[] }) => {
      worked += 0.1;
      return s.racers.map((_, __, all) => 1 / all.length);
    },
  });
  const race = { ...diceRace, mind } as AnyRuleset;
  const spent = (): number => {
    reads++;
    return worked;
  };
  // Of nine tenths of the time somebody else makes use.
  const busy = new Thinker(async () => race, { now: () => 10 * worked, spent });
  const match = start(race, 3);
  while ((match.decision(match.open()[0])?.options.length ?? 0) < 3) go(match, 1);
  const [seat] = match.open();
  let most = 0;
  for (let seed = 0; seed < 10; seed++) {
    const before = worked;
    await busy.think({ ...here(match), seat, bot: 'ace', seed });
    most = Math.max(most, worked - before);
  }
  expect(most).toBeGreaterThan(9);
  expect(most).toBeLessThanOrEqual(10);
  // It is slow to read, and read now and then only: not at every one of a hundred futures.
  expect(reads).toBeLessThan(10 * 60);
});

test('who has no time at all to look ahead does what is usual', async () => {
  let time = 0;
  const mind = async () => ({
    chances: (s: { racers: readonly unknown[] }) => s.racers.map((_, __, all) => 1 / all.length),
    habit: (_s: unknown, _asking: unknown, _seat: number, options: readonly unknown[]) => options.length - 1,
  });
  const race = { ...diceRace, mind } as AnyRuleset;
  const slow = new Thinker(async () => race, { now: () => (time += 1000) });
  const match = start(race, 3);
  while ((match.decision(match.open()[0])?.options.length ?? 0) < 3) go(match, 1);
  const [seat] = match.open();
  const usual = match.decision(seat)?.options.at(-1)?.id;
  for (let seed = 0; seed < 10; seed++)
    expect(await slow.think({ ...here(match), seat, bot: 'champion', seed })).toBe(usual);
});

test('what a bot must know of a game is fetched only where one thinks, and a clock cuts its thoughts short', async () => {
  let [fetched, looks] = [0, 0];
  const mind = async () => {
    fetched++;
    return {
      pace: 20,
      chances: (s: { racers: readonly unknown[] }) => {
        looks++;
        return s.racers.map((_, __, all) => 1 / all.length);
      },
    };
  };
  const race = { ...diceRace, mind } as AnyRuleset;
  const match = start(race);
  while ((match.decision(match.open()[0])?.options.length ?? 0) < 3) go(match, 1);
  const calm = new Thinker(async () => race);
  await calm.think(here(match));
  expect(fetched).toBe(0);
  const position = { ...here(match), bot: 'ace' };
  const ids = await calm.think(position);
  expect(fetched).toBe(1);
  expect(ids).toEqual(thinkAbout(race, position));

  looks = 0;
  await calm.think(position);
  const all = looks;
  looks = 0;
  let time = 0;
  const hurried = new Thinker(async () => race, { now: () => (time += 0.5) });
  expect(await hurried.think(position)).toBeDefined();
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThan(all);
});
