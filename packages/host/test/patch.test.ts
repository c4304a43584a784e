import type { Plain } from '@indigo/kernel';
import { same } from '@indigo/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diff, patched } from '../src/index.ts';

const key = fc.oneof(fc.constantFrom('a', 'b', 'a/b', '~', '~1', '', '__proto__', '0'), fc.string());
const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false, 0, 1, 2),
    fc.string(),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(key, tie('value'), { maxKeys: 5 }),
  ),
})).value as fc.Arbitrary<Plain>;

const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('patches', () => {
  test('lead from any view to any other', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        const [from, to] = [wire(a), wire(b)];
        const patch = diff(from, to);
        expect(patch === null).toBe(same(from, to));
        const before = JSON.stringify(from);
        expect(same(patched(from, wire(patch ?? [])), to)).toBe(true);
        expect(JSON.stringify(from)).toBe(before);
      }),
      { numRuns: 500 },
    );
  });

  test('name only what changed', () => {
    const team = [1, 4, 7, 9];
    const from: Plain = { turn: 3, seats: [{ at: 'a', team }, { at: 'b' }], gone: 1 };
    const to: Plain = { turn: 3, seats: [{ at: 'c', team: [1, 4, 9] }, { at: 'b' }], new: [] };
    expect(diff(from, to)).toEqual([['gone'], ['seats/0/at', 'c'], ['seats/0/team/2'], ['new', []]]);
  });

  test('append to a list, and share what did not change', () => {
    const from = { a: { x: 1 }, list: [1, 2] };
    const patch = diff(from, { a: { x: 1 }, list: [1, 2, 3, 4] });
    expect(patch).toEqual([
      ['list/2', 3],
      ['list/3', 4],
    ]);
    const next = patched(from, patch ?? []) as typeof from;
    expect(next.list).toEqual([1, 2, 3, 4]);
    expect(next.a).toBe(from.a);
  });

  test('keep a prototype out of reach', () => {
    const next = patched({}, [['__proto__/polluted', true]]) as { polluted?: boolean };
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(next.polluted).toBeUndefined();
  });
});
