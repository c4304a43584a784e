import { expect, test } from 'vitest';
import { ranksOf } from '../../src/table/end/ranks.ts';

const gauges = (...values: number[]) =>
  values.map((value, seat) => ({ seat, value, say: ['badges'] as const }));
const places = (values: number[], winners: number[]): string =>
  ranksOf({ gauges: gauges(...values) }, values.length, winners)
    .map(({ seat, place }) => `${place}:${seat}`)
    .join(' ');

test('the winner is first, whatever the others have counted', () => {
  expect(places([3, 8, 5], [0])).toBe('1:0 2:1 3:2');
});

test('who came out alike shares a place', () => {
  expect(places([0, 0], [])).toBe('1:0 1:1');
  expect(places([2, 4, 2, 1], [1])).toBe('1:1 2:0 2:2 4:3');
  expect(places([5, 7, 3], [0, 2])).toBe('1:0 1:2 3:1');
});

test('a game that counts nothing knows winners only', () => {
  expect(ranksOf({ gauges: [] }, 3, [2])).toEqual([
    { seat: 2, place: 1 },
    { seat: 0, place: 2 },
    { seat: 1, place: 2 },
  ]);
});

test('what the game says goes before what it counts', () => {
  const standings = [[3], [1], [0, 2]];
  expect(ranksOf({ standings, gauges: gauges(9, 0, 3, 1) }, 4, [3])).toEqual([
    { seat: 3, place: 1 },
    { seat: 1, place: 2 },
    { seat: 0, place: 3 },
    { seat: 2, place: 3 },
  ]);
  expect(ranksOf({ standings: [[1], [0, 3], [2]], gauges: [] }, 4, [1]).at(-1)).toEqual({
    seat: 2,
    place: 4,
  });
});
