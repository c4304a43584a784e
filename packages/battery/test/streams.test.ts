import { describe, expect, test } from 'vitest';
import { parting, toldIn } from '../src/index.ts';

const told = (at: number, say: readonly string[], more: object = {}) =>
  toldIn(at, JSON.stringify({ say, ...more }));

describe('two streams', () => {
  const one = [told(0, ['begins']), told(100, ['moves', 'meets'])];

  test('are the same only byte for byte, at the same time, and to the end', () => {
    expect(parting(one, one)).toBeNull();
    expect(parting(one, [one[0], told(150, ['moves', 'meets'])])).toMatch(/^message 1 is after 100 ms/);
    expect(parting(one, [one[0], told(100, ['moves', 'meets'], { undo: 'ask' })])).toMatch(/^message 1/);
    for (const [a, b] of [
      [one, [...one, told(200, [])]],
      [[...one, told(200, [])], one],
    ])
      expect(parting(a, b)).toMatch(/^message 2 comes in one of them only: after 200 ms/);
  });

  test('part where the same story is cut in another place', () => {
    expect(parting(one, [one[0], told(100, ['moves']), told(900, ['meets'])])).toMatch(/^message 1/);
    expect(parting(one, [one[0], told(100, []), told(900, ['moves', 'meets'])])).toMatch(/^message 1/);
  });

  test('may go apart once somebody has done something else, in words or without', () => {
    expect(parting(one, [one[0], told(100, ['stays']), told(200, [])])).toBeNull();
    expect(parting(one, [one[0], told(100, ['moves']), told(200, ['rests'])])).toBeNull();
    const offers = told(100, [], { set: [['offers', 1]] });
    expect(parting(one, [one[0], offers, told(200, ['moves', 'meets'])])).toBeNull();
    expect(parting([offers], [told(100, [], { set: [['offers', 2]] })])).toBeNull();
  });
});
