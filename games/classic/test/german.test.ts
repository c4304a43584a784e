import { translation } from '@indigo/battery';
import { CHIPS, classic } from '@indigo/classic';
import { expect, test } from 'vitest';
import { MOVES } from '../src/de/moves.ts';
import { NAMES } from '../src/de/pokemon.ts';
import { facts } from './facts.ts';

translation(classic, 'de', facts, {
  same: ['Bruno', 'Chip', 'ENTER', 'Gary', 'Hand', 'Indigo Plateau', 'Lorelei', 'Team', ...shared()],
});

/** Names that both languages have. */
function shared(): string[] {
  const names = CHIPS.filter(({ name, dex }) => NAMES[dex] === name).map(({ name }) => name);
  return [...names, ...Object.keys(MOVES).filter((move) => MOVES[move] === move)];
}

test('every Pokémon and every attack of the game has a German name, and no other', () => {
  const numbers = new Set(CHIPS.map(({ dex }) => dex));
  expect(Object.keys(NAMES).map(Number)).toEqual([...numbers].sort((a, b) => a - b));
  expect(Object.keys(MOVES)).toEqual([...new Set(CHIPS.map(({ move }) => move))].sort());
});
