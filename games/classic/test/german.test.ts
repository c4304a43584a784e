import { CHIPS } from '@indigo/classic';
import { expect, test } from 'vitest';
import { NAMES } from '../src/de/pokemon.ts';

test('every Pokémon of the game has a German name, and no other', () => {
  const numbers = new Set(CHIPS.map(({ dex }) => dex));
  expect(Object.keys(NAMES).map(Number)).toEqual([...numbers].sort((a, b) => a - b));
});
