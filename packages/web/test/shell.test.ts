import { expect, test } from 'vitest';
import { tabAt } from '../src/shell/tab-keys.ts';

test('arrows go round the row of tabs, Home and End to its ends', () => {
  expect(tabAt('ArrowRight', 0, 3)).toBe(1);
  expect(tabAt('ArrowRight', 2, 3)).toBe(0);
  expect(tabAt('ArrowLeft', 0, 3)).toBe(2);
  expect(tabAt('Home', 2, 3)).toBe(0);
  expect(tabAt('End', 0, 3)).toBe(2);
  expect(tabAt('ArrowDown', 0, 3)).toBeNull();
});
