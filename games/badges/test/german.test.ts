import { badges, CARDS } from '@indigo/badges';
import { translation } from '@indigo/battery';
import { expect, test } from 'vitest';
import { NAMES } from '../src/de/pokemon.ts';
import { SITES } from '../src/index.ts';
import { facts } from './facts.ts';

const SPECIES = [
  ...CARDS.map(({ name, dex }) => ({ name, dex })),
  ...SITES.flatMap(({ team, dex }) => team.map((name, i) => ({ name, dex: dex[i] }))),
];

translation(badges, 'de', facts, {
  same: ['Box', 'Normal', 'Route', ...SPECIES.map(({ name }) => name).filter((name) => isSame(name))],
});

function isSame(name: string): boolean {
  return SPECIES.some((one) => one.name === name && NAMES[one.dex] === name);
}

test('every Pokémon of the game has a German name, and no other', () => {
  expect(Object.keys(NAMES).map(Number)).toEqual(
    [...new Set(SPECIES.map(({ dex }) => dex))].sort((a, b) => a - b),
  );
});
