import type { Told } from '@indigo/host';
import { expect, test } from 'vitest';
import { worthTelling } from '../../src/table/end/told.ts';

const told = (word: string, winner: number | null, lines: number): Told => ({
  turn: 1,
  at: 1,
  result: { winner, losers: [0], say: [word], lines: Array.from({ length: lines }, () => ['line']) },
});

test('the end page tells what came of something, the latest first', () => {
  const all = [told('caught', 1, 0), told('refused', null, 0), told('lost to a Leader', null, 2)];
  expect(worthTelling(all).map(({ result }) => result.say[0])).toEqual(['lost to a Leader', 'caught']);
});
