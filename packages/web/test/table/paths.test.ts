import { expect, test } from 'vitest';
import { shortest } from '../../src/table/paths.ts';

const RING = [
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'd'],
  ['d', 'a'],
  ['c', 'e'],
] as const;

test('the shortest way along links begins where one stands', () => {
  expect(shortest(RING, 'a', 'e')).toHaveLength(4);
  expect(shortest(RING, 'a', 'e')?.[0]).toBe('a');
  expect(shortest(RING, 'a', 'a')).toEqual(['a']);
  expect(shortest(RING, 'a', 'nowhere')).toBeNull();
});
