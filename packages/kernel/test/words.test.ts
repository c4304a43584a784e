import { ALL, Match, maskOf, type Reader, read, ruleOf, SPECTATOR, type Words } from '@indigo/kernel';
import { expect, test } from 'vitest';
import { Q, small, type T } from './small.ts';

const reader: Reader = { you: 0, name: (seat) => ['Ann', 'Bob'][seat] };

const words = {
  wins: {
    say: (r: Reader, seat: number, points: number) =>
      `${r.you === seat ? 'You win' : `${r.name(seat)} wins`} with ${points}.`,
  },
} satisfies Words;

test('a sentence reads its facts and knows who reads', () => {
  expect(read(words, ['wins', 0, 5], reader)).toBe('You win with 5.');
  expect(read(words, ['wins', 1, 5], reader)).toBe('Bob wins with 5.');
  expect(read(words, ['wins', 0, 5], { ...reader, you: null })).toBe('Ann wins with 5.');
});

test('a line names its rule, by its facts where one sentence serves several', () => {
  const ruled: Words = {
    plain: { clause: 'X-01', say: () => '' },
    either: { clause: (_seat: number, late: boolean) => (late ? 'X-03' : 'X-02'), say: () => '' },
    none: { say: () => '' },
  };
  expect(ruleOf(ruled, ['plain'])).toBe('X-01');
  expect([ruleOf(ruled, ['either', 0, false]), ruleOf(ruled, ['either', 0, true])]).toEqual(['X-02', 'X-03']);
  expect([ruleOf(ruled, ['none']), ruleOf(ruled, ['unknown'])]).toEqual([null, null]);
});

test('an unknown key reads as itself and never throws', () => {
  expect(read(words, ['loses', 1, { a: 'b' }], reader)).toBe('loses 1 {"a":"b"}');
  expect(read(words, ['constructor'], reader)).toBe('constructor');
  expect(read(words, ['__proto__'], reader)).toBe('__proto__');
});

test('everybody hears what is for them, in order, with the number of entries', () => {
  const game = small({
    *talk(t: T) {
      t.tell(ALL, 'all', 1);
      t.tell(maskOf(0), 'first', 2);
      yield* t.ask(0, Q('go'), () => ['a', 'b']);
      t.tell(maskOf(0) | maskOf(1), 'both');
      yield* t.ask(0, Q('go'), () => ['a', 'b']);
    },
  });
  const match = Match.start(game, { seats: 3 });
  match.submit(0, match.no, 'a');
  const heard = (seat: number) => match.story(seat).map(({ at, say }) => [at, ...say]);
  expect(heard(0)).toEqual([
    [0, 'all', 1],
    [0, 'first', 2],
    [1, 'both'],
  ]);
  expect(heard(1)).toEqual([
    [0, 'all', 1],
    [1, 'both'],
  ]);
  expect(heard(2)).toEqual([[0, 'all', 1]]);
  expect(heard(SPECTATOR)).toEqual([[0, 'all', 1]]);
  expect(match.story(0, 2).map(({ say }) => say[0])).toEqual(['both']);
  expect(match.told).toBe(3);
  const again = Match.load(game, match.record);
  for (const seat of [0, 1, 2, SPECTATOR]) expect(again.story(seat)).toEqual(match.story(seat));
});

test('nothing is written down where nobody reads', () => {
  const game = small({
    *talk(t: T) {
      t.tell(ALL, 'all');
      yield* t.ask(0, Q('go'), () => ['a', 'b']);
    },
  });
  expect(Match.start(game, { seats: 1 }, { narrate: false }).told).toBe(0);
});
