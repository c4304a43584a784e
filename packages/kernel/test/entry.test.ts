import { type Entry, Match, type Ruleset, seeded } from '@indigo/kernel';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { Q, type Small, small, type T } from './small.ts';

/** One answer of every kind: picked, composed, given together, in a window; and a die. */
const every = small({
  *turn(t: T) {
    yield* t.ask(1, Q('act'), () => ['walk', 'wait']);
    yield* t.chance('die', 6);
    yield* t.compose(0, Q('some'), () => ['a', 'b', 'c'], { min: 0, max: 2 });
    yield* t.together([0, 1], Q('guess', true), () => ['rock', 'paper']);
    yield* t.window([1, 0], Q('react'), () => ['stop it']);
    yield* t.ask(0, Q('act'), () => ['walk', 'wait']);
    t.s.won = 0;
  },
});

const ENTRIES: readonly Entry[] = [
  'walk',
  3,
  ['c', 'a'],
  [1, 'rock'],
  [0, 'paper'],
  [1, 'pass'],
  [0, 'stop it'],
  'wait',
];

describe('what stands in a record', () => {
  test('is entered one after the other, and stands in the record again', () => {
    const match = Match.start(every, { seats: 2 });
    for (const entry of ENTRIES) expect(match.enter(entry)).toEqual({ ok: true });
    expect(match.record.entries).toEqual(ENTRIES);
    expect(match.over).toBe(true);
    expect(Match.load(every, match.record).record).toEqual(match.record);
  });

  test.each<[string, number, Entry, string]>([
    ['an answer where a die is due', 1, 'walk', 'not-asked'],
    ['an outcome where an answer is due', 0, 3, 'not-asked'],
    ['one id where a list is due', 2, 'a', 'ill-formed'],
    ['a seat where one is asked', 0, [1, 'walk'], 'ill-formed'],
    ['no seat where several are asked', 3, ['rock'], 'not-asked'],
    ['a seat that has answered', 4, [1, 'rock'], 'answered'],
    ['anything once it is over', 8, 'walk', 'not-asked'],
  ])('%s is refused', (_, at, entry, code) => {
    const match = Match.start(every, { seats: 2 });
    for (const one of ENTRIES.slice(0, at)) match.enter(one);
    expect(match.enter(entry)).toMatchObject({ refused: code });
    expect(match.length).toBe(at);
  });
});

describe('the checksum of what was decided', () => {
  const led = (entries: readonly Entry[]): Match<Small> => {
    const match = Match.start(every, { seats: 2 });
    for (const entry of entries) match.enter(entry);
    return match;
  };

  test('is that of the way, however often it is looked at', () => {
    const match = Match.start(every, { seats: 2 });
    const sums = new Set([match.sum]);
    for (const [i, entry] of ENTRIES.entries()) {
      match.enter(entry);
      expect(match.sum).toBe(led(ENTRIES.slice(0, i + 1)).sum);
      sums.add(match.sum);
    }
    expect(sums.size).toBe(ENTRIES.length + 1);
  });

  test('goes back with what is taken back', () => {
    const match = led(ENTRIES.slice(0, 3));
    const before = match.sum;
    match.enter([1, 'rock']);
    expect(match.sum).not.toBe(before);
    expect(match.undo(1)).toEqual({ ok: true });
    expect(match.sum).toBe(before);
    match.enter([1, 'paper']);
    expect(match.sum).toBe(led([...ENTRIES.slice(0, 3), [1, 'paper']]).sum);
  });

  test('and the entries handed out stay what they were', () => {
    const match = led(ENTRIES.slice(0, 4));
    const { entries } = match;
    const then = entries.slice();
    match.undo(1);
    expect(entries).toEqual(then);
    expect(match.entries).toEqual(then.slice(0, -1));
  });
});

test('a match keeps the type of its views', () => {
  type View = { readonly hand: readonly string[] };
  const game = small(
    { *turn() {} },
    { view: () => ({ hand: ['ace'] }), outcome: () => [0] },
  ) as unknown as Ruleset<Small, View>;
  const match = Match.start(game, { seats: 2 }, { rng: seeded(1) });
  expectTypeOf(match.view(0)).toEqualTypeOf<View>();
  expect(match.view(0).hand).toEqual(['ace']);
});
