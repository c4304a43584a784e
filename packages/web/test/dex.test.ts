import { catalog } from '@indigo/catalog';
import { read } from '@indigo/kernel';
import { expect, test } from 'vitest';
import { found, shelvesOf } from '../src/dex/shelf.ts';
import { loadGame } from '../src/table/game.ts';

async function shelves(id: string) {
  const { version } = await catalog.load(id);
  const game = await loadGame(id, version);
  const reader = { you: null, name: () => '' };
  return shelvesOf(game, (say) => read(game.ruleset.words, say, reader));
}

const SHELVES = await shelves('classic');
const [POKEMON] = SHELVES;
const names = (query: string, type: 'fire' | null = null) =>
  found(POKEMON.entries, query, type).map(({ name }) => name);

test('every sort of things has a shelf of its own', () => {
  expect(SHELVES.map(({ name }) => name)).toEqual([
    'Pokémon',
    'Item Cards',
    'Event Cards',
    'Pokémon Masters',
    'Places',
  ]);
  expect(POKEMON.entries).toHaveLength(150);
});

test('whoever is called so comes first, then whose text says so', () => {
  const [first, ...others] = names('charmander');
  expect(first).toBe('Charmander');
  // Its family speaks of it.
  expect(others).toEqual(['Charmeleon', 'Charizard']);
  expect(names('no such thing')).toEqual([]);
});

test('a type leaves only those that have it', () => {
  const fire = names('', 'fire');
  expect(fire).toContain('Vulpix');
  expect(fire).not.toContain('Squirtle');
  expect(names('tail', 'fire').every((name) => fire.includes(name))).toBe(true);
});
