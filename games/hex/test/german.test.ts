import { POKEMON } from '@indigo/hex';
import { expect, test } from 'vitest';
import { NAMES } from '../src/de/pokemon.ts';

test('every card has a German name, and no other', () => {
  expect([...NAMES.keys()].sort()).toEqual(POKEMON.map(({ id }) => id).sort());
});
