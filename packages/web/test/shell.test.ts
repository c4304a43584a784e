import { expect, test } from 'vitest';
import { beside } from '../src/shell/beside.ts';
import { tabAt } from '../src/shell/tab-keys.ts';

const SCREEN = { width: 390, height: 844 };
const BUBBLE = { width: 300, height: 100 };

test('a bubble stands above what it is about, or under it where the bar is in the way', () => {
  expect(beside({ x: 195, y: 400 }, BUBBLE, SCREEN)).toEqual({ left: 45, top: 286 });
  expect(beside({ x: 195, y: 120 }, BUBBLE, SCREEN)).toEqual({ left: 45, top: 144 });
});

test('a bubble never leaves the screen', () => {
  expect(beside({ x: 0, y: 400 }, BUBBLE, SCREEN).left).toBe(8);
  expect(beside({ x: 390, y: 400 }, BUBBLE, SCREEN).left).toBe(82);
  const low = { width: 390, height: 200 };
  expect(beside({ x: 195, y: 160 }, BUBBLE, low).top).toBe(92);
  // Too big for the screen: its beginning can be read.
  expect(beside({ x: 195, y: 60 }, { width: 500, height: 300 }, low)).toEqual({ left: 8, top: 8 });
});

test('arrows go round the row of tabs, Home and End to its ends', () => {
  expect(tabAt('ArrowRight', 0, 3)).toBe(1);
  expect(tabAt('ArrowRight', 2, 3)).toBe(0);
  expect(tabAt('ArrowLeft', 0, 3)).toBe(2);
  expect(tabAt('Home', 2, 3)).toBe(0);
  expect(tabAt('End', 0, 3)).toBe(2);
  expect(tabAt('ArrowDown', 0, 3)).toBeNull();
});
