import { ALL, checksum, frozen, maskOf, type Plain, SPECTATOR, same, sees } from '@indigo/kernel';
import { expect, test } from 'vitest';

const values: Plain[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  2 ** 40,
  '',
  'a',
  'ab',
  '0',
  [],
  [0],
  [1],
  [[0]],
  [0, 1],
  [1, 0],
  {},
  { a: 1 },
  { a: 2 },
  { b: 1 },
  { a: 1, b: [] },
  { a: { b: 1 } },
];

test('values are the same as themselves and their copies, and as nothing else', () => {
  values.forEach((a, i) => {
    values.forEach((b, j) => {
      expect(same(a, JSON.parse(JSON.stringify(b)))).toBe(i === j);
    });
  });
});

test('the order of keys does not matter to sameness, inherited keys do not count', () => {
  expect(same({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(same({ toString: 1 }, { a: 1 })).toBe(false);
  expect(same(undefined, null)).toBe(false);
});

test('checksums tell values apart', () => {
  expect(new Set(values.map(checksum)).size).toBe(values.length);
  for (const value of values) expect(checksum(JSON.parse(JSON.stringify(value)))).toBe(checksum(value));
});

test('a checksum is eleven characters and notices a change anywhere', () => {
  const state = { list: Array.from({ length: 200 }, (_, i) => i % 7), deep: { a: { b: ['x', 'y'] } } };
  const before = checksum(state);
  expect(before).toMatch(/^[0-9a-z]{11}$/);
  const seen = new Set([before]);
  for (let i = 0; i < 200; i++) {
    state.list[i]++;
    seen.add(checksum(state));
    state.list[i]--;
  }
  expect(seen.size).toBe(201);
});

test('many similar states have different checksums', () => {
  const seen = new Set<string>();
  for (let a = 0; a < 60; a++) {
    for (let b = 0; b < 60; b++) for (let c = 0; c < 10; c++) seen.add(checksum({ a, b: [b, c] }));
  }
  expect(seen.size).toBe(36_000);
});

test('freezing goes all the way down', () => {
  const value = frozen({ a: [{ b: 1 }] });
  expect(() => {
    value.a[0].b = 2;
  }).toThrow(TypeError);
  expect(() => value.a.push({ b: 2 })).toThrow(TypeError);
});

test('everybody includes the spectator', () => {
  for (let seat = 0; seat < 7; seat++) {
    expect(sees(ALL, seat)).toBe(true);
    expect(sees(maskOf(seat), SPECTATOR)).toBe(false);
    expect(sees(maskOf(seat), (seat + 1) % 7)).toBe(false);
  }
  expect(sees(ALL, SPECTATOR)).toBe(true);
});
