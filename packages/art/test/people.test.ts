import { PEOPLE, person, personNamed } from '@indigo/art';
import { SITES } from '@indigo/badges';
import { ELITES, LEADERS as HEX_LEADERS, TRAINERS } from '@indigo/hex';
import { FOES } from '@indigo/master';
import { LEADERS as MIT_LEADERS } from '@indigo/mit';
import { expect, test } from 'vitest';

test('everybody our games show is drawn', () => {
  const shown = [...HEX_LEADERS, ...ELITES, ...TRAINERS, ...MIT_LEADERS, ...FOES].map(({ id }) => id);
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter((id) => personNamed(id) === undefined)).toEqual([]);
  expect(SITES.filter(({ type }) => personNamed(type) === undefined)).toEqual([]);
});

test('nobody is drawn by a name nobody has', () => {
  expect(personNamed('nobody')).toBeUndefined();
  expect(personNamed('toString')).toBeUndefined();
});

test('no two look alike, and each is small', () => {
  const drawn = Object.values(PEOPLE).map(person);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const markup of drawn) expect(markup.length).toBeLessThan(7_000);
});
