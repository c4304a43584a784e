import { Match, procedures, RuleError, Table, withLongTraces } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { Q, small, type T } from './small.ts';

describe('table order', () => {
  const t = new Table<unknown>({}, 4, null);

  test('begins with the seat itself, or with the one to its left', () => {
    expect(t.from(2)).toEqual([2, 3, 0, 1]);
    expect(t.others(2)).toEqual([3, 0, 1]);
    expect(new Table<unknown>({}, 1, null).others(0)).toEqual([]);
  });

  test('cannot be changed by a rule where that is looked for', () => {
    const strict = new Table<unknown>({}, 4, null, true);
    expect(strict.from(1)).toEqual(t.from(1));
    expect(() => (strict.from(0) as number[]).push(9)).toThrow(TypeError);
    expect(() => (strict.others(0) as number[]).sort()).toThrow(TypeError);
  });
});

test('telling costs nothing while nobody listens', () => {
  const t = new Table<unknown>({}, 2, null);
  const heard: unknown[] = [];
  t.tell(1, 'lost');
  t.listener = (to, what, facts) => heard.push([to, what, ...facts]);
  t.tell(3, 'heard', 1, [2], null);
  expect(heard).toEqual([[3, 'heard', 1, [2], null]]);
});

test('facts are told as they are, also false ones', () => {
  const t = new Table<unknown>({}, 2, null);
  const heard: unknown[] = [];
  t.listener = (_to, _what, facts) => heard.push(...facts);
  t.tell(1, 'all', 0, false, '', null, []);
  expect(heard).toEqual([0, false, '', null, []]);
});

describe('errors', () => {
  test('a rule error names its procedures', () => {
    expect(new RuleError('oh', ['inner', 'outer']).message).toBe('oh (in inner < outer)');
    expect(new RuleError('oh').message).toBe('oh');
  });

  test('only coroutines count as procedures', () => {
    const stack = [
      'Error: x',
      '    at helper (file.ts:1:1)',
      '    at inner (file.ts:2:2)',
      '    at inner.next (<anonymous>)',
      '    at Object.outer.next (<anonymous>)',
      '    at new Promise (<anonymous>)',
    ].join('\n');
    expect(procedures(stack)).toEqual(['inner', 'outer']);
    expect(procedures(undefined)).toEqual([]);
  });

  test('long traces are only long while they are needed', () => {
    const before = Error.stackTraceLimit;
    expect(withLongTraces(() => Error.stackTraceLimit)).toBe(200);
    expect(Error.stackTraceLimit).toBe(before);
    expect(() =>
      withLongTraces(() => {
        throw new Error('oh');
      }),
    ).toThrow('oh');
    expect(Error.stackTraceLimit).toBe(before);
  });
});

test('an answer is named by its id alone: alike values need different ids', () => {
  const game = small({
    *begin(t: T) {
      t.s.data.answer = yield* t.ask(0, Q('pick'), () => [{ card: 1 }, { card: 2 }]);
      yield* t.ask(0, Q('after'), () => ['x', 'y']);
    },
  });
  const match = Match.start(game, { seats: 1 });
  expect(match.submit(0, 0, '{"card":2}')).toEqual({ ok: true });
  expect(match.s.data.answer).toEqual({ card: 2 });
});
