import { expect, test } from 'vitest';
import { Hands } from '../src/index.ts';

test('time passes only where a test lets it, and brings what is due, in its order', () => {
  const hands = new Hands();
  const start = hands.now();
  const told: [string, number][] = [];
  const tell = (what: string) => (): void => void told.push([what, hands.now() - start]);
  hands.later(300, tell('late'));
  hands.later(100, () => {
    tell('early')();
    hands.later(50, tell('follows'));
  });
  hands.later(120, tell('called off'))();
  hands.advance(99);
  expect(told).toEqual([]);
  hands.advance(101);
  expect(told).toEqual([
    ['early', 100],
    ['follows', 150],
  ]);
  hands.advance(1000);
  expect(told.at(-1)).toEqual(['late', 300]);
  expect([told.length, hands.now() - start]).toEqual([3, 1200]);
});
