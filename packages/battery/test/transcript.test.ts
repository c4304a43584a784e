import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exhaust, transcript } from '@indigo/battery';
import { diceRace } from '@indigo/dice-race';
import { expect, test } from 'vitest';
import { writeFailure } from '../src/failure.ts';
import { difference, kindOfPath, leaves, matches, notPlain, pathName } from '../src/leaves.ts';
import { hunt } from './hunt.ts';

test('a transcript is the same every time and tells everything once', () => {
  const one = { name: 'x', seats: 3, seed: 7, answers: 40 };
  const text = transcript(hunt('none'), one);
  expect(transcript(hunt('none'), one)).toBe(text);
  expect(transcript(hunt('none'), { ...one, seed: 8 })).not.toBe(text);
  expect(text).toMatch(/^Hunt, 3 players, seed 7\n/);
  expect(text).toMatch(/ {2}It is (dodge|arrow|bread)\. \(to Player \d\)\n/);
  expect(text).toMatch(/Player \d: Where do you aim\? > \w+ {3}\[not /);
  expect(text).toMatch(/\n\d+ entries, state [0-9a-z]{11}\n$/);
});

test('a whole transcript names the winner', () => {
  expect(transcript(diceRace, { name: 'x', seats: 2, seed: 1 })).toMatch(/\nWon by Player [12]\.\n/);
});

test('the exhaustive runner counts what happened', () => {
  const { fired, never } = exhaust(hunt('none'), {
    rounds: 6,
    answers: 200,
    features: ['dodged', 'flown'],
    *fired(happening) {
      if ('told' in happening && happening.told[0] === 'dodges') yield 'dodged';
    },
  });
  // 'found' and 'internal' are words of faults that this game does not have.
  expect(never).toEqual(['internal', 'found', 'flown']);
  expect(fired.get('ask.aim')).toBeGreaterThan(10);
  expect(fired.get('dodged')).toBeGreaterThan(0);
});

test('paths, leaves and differences', () => {
  const state = { list: [{ a: 1 }, { a: 2 }], empty: [] };
  expect([...leaves(state)].map(([path]) => pathName(path))).toEqual(['list[0].a', 'list[1].a']);
  expect(kindOfPath(state, ['list', 1, 'a'], 2, 1)).toBe('list[me].a');
  expect(kindOfPath(state, ['list', 1, 'a'], 2, 0)).toBe('list[other].a');
  expect(kindOfPath(state, ['list', 1, 'a'], 3, 0)).toBe('list[].a');
  expect(difference(state, { list: [{ a: 1 }, { a: 3 }], empty: [] })).toBe('list[1].a: 2 and 3');
  expect(difference(state, { list: [{ a: 1 }], empty: [] })).toBe('list[1]: {"a":2} and undefined');
  expect(difference(state, structuredClone(state))).toBeNull();
  expect(matches('cards.*[]', 'cards.lot[]')).toBe(true);
  expect(matches('cards', 'cards.lot')).toBe(false);
});

test.each([
  [{ a: undefined }, 'a is undefined'],
  [{ a: [Number.NaN] }, 'a[0] is NaN'],
  [{ a: -0 }, 'a is -0'],
  [{ a: new Map() }, 'a is no plain object'],
  [{ a: () => 1 }, 'a is function'],
  [{ a: new Array(2) }, 'a is no plain list'],
])('not plain: %j', (value, why) => {
  expect(notPlain(value)).toBe(why);
});

test('one object in two places is not plain: a copy would make it two', () => {
  const shared = { x: 1 };
  expect(notPlain({ a: shared, b: [shared] })).toBe('b[0] is the same object as a');
});

test('a failure is written where it says', () => {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'battery-'));
  try {
    process.chdir(folder);
    const record = {
      format: 1,
      game: 'hunt',
      version: 1,
      seats: 2,
      options: {},
      entries: [],
      marks: [],
    } as const;
    const file = writeFailure('some/odd name', 3, record);
    expect(file).toBe(join('.indigo', 'failures', 'hunt-some-odd-name-3.json'));
    expect(existsSync(file)).toBe(true);
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
});
