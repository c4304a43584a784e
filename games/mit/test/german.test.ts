import { translation } from '@indigo/battery';
import { LEADERS, mit, POKEMON } from '@indigo/mit';
import { expect, test } from 'vitest';
import { ATTACKS } from '../src/data/attacks.ts';
import { SQUARES } from '../src/data/squares.ts';
import { ATTACK_NAMES } from '../src/de/attacks.ts';
import { LEADER_NAMES, PLACE_NAMES } from '../src/de/places.ts';
import { NAMES } from '../src/de/pokemon.ts';
import { facts } from './facts.ts';

const SAME = [
  ...POKEMON.filter(({ name, dex }) => NAMES[dex] === name).map(({ name }) => name),
  ...LEADERS.filter(({ id, name }) => LEADER_NAMES[id][0] === name).map(({ name }) => name),
  ...ATTACKS.filter(({ id, name }) => ATTACK_NAMES[id] === name).map(({ name }) => name),
  'Normal',
  'Pokémon',
  'Route 1',
  'Team',
  'Wild',
];

translation(mit, 'de', facts, { same: SAME, points: 45 });

test('every Pokémon of the game has a German name, and no other', () => {
  const numbers = new Set(POKEMON.map(({ dex }) => dex));
  expect(Object.keys(NAMES).map(Number)).toEqual([...numbers].sort((a, b) => a - b));
});

test('every attack, place and Leader has a German name', () => {
  expect(Object.keys(ATTACK_NAMES).sort()).toEqual(ATTACKS.map(({ id }) => id).sort());
  expect(Object.keys(LEADER_NAMES).sort()).toEqual(LEADERS.map(({ id }) => id).sort());
  expect(Object.keys(PLACE_NAMES).sort()).toEqual([...new Set(SQUARES.map(({ place }) => place))].sort());
});
