import { describe, expect, test } from 'vitest';
import { retryDelay } from '../src/online/retry.ts';

describe('coming back to the server', () => {
  test('the first try comes soon, and none is a second away while the loss is fresh', () => {
    expect(retryDelay(0, 0, false, 1)).toBeLessThan(250);
    for (let tries = 0; tries < 50; tries++) expect(retryDelay(tries, 60_000, false, 1)).toBeLessThan(1000);
  });

  test('after a long absence it is tried less often', () => {
    expect(retryDelay(40, 600_000, false, 0)).toBeGreaterThan(5000);
    expect(retryDelay(40, 600_000, false, 1)).toBeLessThan(15_000);
  });

  test('a server that is unwell is asked less and less often, to a ceiling', () => {
    const waits = Array.from({ length: 12 }, (_, tries) => retryDelay(tries, 0, true, 0.5));
    for (let i = 1; i < 7; i++) expect(waits[i]).toBeGreaterThan(1.8 * waits[i - 1]);
    expect(waits[11]).toBe(waits[10]);
    expect(retryDelay(1000, 1e9, true, 1)).toBeLessThan(15_000);
  });

  test('tries of many clients spread', () => {
    expect(retryDelay(5, 0, false, 1)).toBeGreaterThan(1.5 * retryDelay(5, 0, false, 0));
  });
});
