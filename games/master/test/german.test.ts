import { POKEMON } from '@indigo/master';
import { expect, test } from 'vitest';
import { NAMES } from '../src/de/pokemon.ts';

test('every Pokémon of the game has a German name, and no other', () => {
  const names = new Set(POKEMON.flatMap(({ stages }) => stages.map(({ name }) => name)));
  expect(Object.keys(NAMES).sort()).toEqual([...names].sort());
});
