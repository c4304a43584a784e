import type { Plain } from '@indigo/kernel';
import { same } from '@indigo/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diff, patched } from '../src/index.ts';
import { Differ } from '../src/patch.ts';

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

  test('of several who share parts of their views lead each from theirs to theirs', () => {
    const parts = fc.array(plain, { minLength: 2, maxLength: 4 });
    const picks = fc.array(fc.tuple(fc.nat(3), fc.nat(3), plain), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(parts, parts, picks, (some, others, lookers) => {
        const [before, after] = [wire(some), wire(others)];
        const differ = new Differ();
        for (const [i, j, own] of lookers) {
          const from: Plain = { shared: before[i] ?? null, deep: { b: before[j] ?? 1 }, own };
          const to: Plain = { shared: after[i] ?? null, deep: { b: after[j] ?? 1 } };
          const expected = wire(to);
          const patch = differ.diff(from, to);
          expect(patched(from, wire(patch ?? []))).toEqual(expected);
          expect(to).toEqual(expected);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('are the very same for those to whom the same is new', () => {
    const [circles, team] = [{ x: 1, y: 2 }, [1, 2]];
    const [fewer, more] = [{ y: 3 }, [1, 2, 3]];
    const differ = new Differ();
    const one = differ.diff({ circles, team, seat: 0 }, { circles: fewer, team: more, seat: 0 });
    const two = differ.diff({ circles, team, seat: 1 }, { circles: fewer, team: more, seat: 1 });
    expect(one).toEqual([['circles/x'], ['circles/y', 3], ['team/2', 3]]);
    expect(two).toBe(one);
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
