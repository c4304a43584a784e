import { __NAME__ } from '@indigo/__ID__';
import { script } from '@indigo/battery';
import { expect, test } from 'vitest';

/** Dice by their pips. */
const outcome = (_: unknown, said: unknown): number => (said as number) - 1;
const begin = () => script(__NAME__, { seats: 2, outcome });

test('__X__-SETUP-01, __X__-TURN-01: seat 0 begins with a roll, there being nothing to keep', () => {
  const t = begin().expectChance('roll');
  expect(t.s).toMatchObject({ active: 0, points: [0, 0], pot: 0 });
});

test('__X__-TURN-01: the pot is kept, and the turn is over', () => {
  const t = begin().roll('roll', 4).expectAsked('act', 0);
  expect(t.optionIds()).toEqual(['roll', 'keep']);
  t.answer('keep').expectChance('roll');
  expect(t.s).toMatchObject({ active: 1, points: [4, 0], pot: 0 });
});

test('__X__-ROLL-01: the pot grows until a 1 empties it', () => {
  const t = begin().rolls(['roll', 2], ['roll', 6]).answer('roll');
  expect(t.s.pot).toBe(8);
  t.answer('roll').roll('roll', 1).expectChance('roll');
  expect(t.s).toMatchObject({ active: 1, points: [0, 0], pot: 0 });
});

test('__X__-END-01: with 20 points one wins at once', () => {
  const t = begin().rolls(['roll', 6], ['roll', 6], ['roll', 6], ['roll', 2]);
  t.answer('roll').answer('roll').answer('roll').answer('keep');
  expect(t.winners).toEqual([0]);
});
