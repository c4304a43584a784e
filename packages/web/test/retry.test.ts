import { describe, expect, test } from 'vitest';
import { retryDelay } from '../src/online/retry.ts';

describe('coming back to the server', () => {
  test('the first try comes soon, and none is a second away while the loss is fresh', () => {
    expect(retryDelay(0, 0, 1)).toBeLessThan(250);
    for (let tries = 0; tries < 50; tries++) expect(retryDelay(tries, 60_000, 1)).toBeLessThan(1000);
  });

  test('after a long absence it is tried less often', () => {
    expect(retryDelay(40, 600_000, 0)).toBeGreaterThan(5000);
    expect(retryDelay(40, 600_000, 1)).toBeLessThan(15_000);
  });

  test('tries of many clients spread', () => {
    expect(retryDelay(5, 0, 1)).toBeGreaterThan(1.5 * retryDelay(5, 0, 0));
  });
});
