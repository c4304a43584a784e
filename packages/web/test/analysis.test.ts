import { expect, test } from 'vitest';
import { pathOf, points } from '../src/analysis/path.ts';

test('chances become a line from left to right, certain on top', () => {
  expect(pathOf([0.5, 1, 0], 600, 200)).toBe('M0 100L300 0L600 200');
  expect(pathOf([0.25], 600, 200)).toBe('M0 150');
  expect(pathOf([1 / 3, 1], 10, 10)).toBe('M0 6.7L10 0');
});

test('a gain has its sign, and nothing is neither', () => {
  expect(points(0.1234)).toBe('+12.3');
  expect(points(-0.5)).toBe('−50.0');
  expect(points(-0.0001)).toBe('±0');
});
