import { translation } from '@indigo/battery';
import { read } from '@indigo/kernel';
import { boardFor, FOES, master, POKEMON } from '@indigo/master';
import { expect, test } from 'vitest';
import { ATTACKS } from '../src/data/attacks.ts';
import { ITEMS } from '../src/data/items.ts';
import { ABILITY_NAMES } from '../src/de/abilities.ts';
import { ABILITY_SAYS } from '../src/de/ability-texts.ts';
import { ATTACK_NAMES } from '../src/de/attacks.ts';
import { FOE_NAMES } from '../src/de/foes.ts';
import { ITEM_NAMES } from '../src/de/names.ts';
import { CITY_LABELS, germanPlace } from '../src/de/places.ts';
import { NAMES } from '../src/de/pokemon.ts';
import { meanings } from '../src/meanings.ts';
import { facts } from './facts.ts';

const both = (names: { readonly [english: string]: string }): string[] =>
  Object.keys(names).filter((english) => names[english] === english);

const SAME = [
  ...both(NAMES),
  ...both(ABILITY_NAMES),
  ...ATTACKS.filter(({ id, name }) => ATTACK_NAMES[id] === name).map(({ name }) => name),
  ...FOES.filter(({ id, name }) => FOE_NAMES[id].name === name).map(({ name }) => name),
  'Items',
  'K.O.',
  'Level',
  'Normal',
  'Nugget',
  'Pokémon',
  'Route',
  'TM',
  'Team',
  'Wild',
];

translation(master, 'de', facts, { same: SAME, points: 45 });

test('every Pokémon of the game has a German name, and no other', () => {
  const names = new Set(POKEMON.flatMap(({ stages }) => stages.map(({ name }) => name)));
  expect(Object.keys(NAMES).sort()).toEqual([...names].sort());
  for (const { pokemon } of FOES) for (const { name } of pokemon) expect(NAMES[name], name).toBeDefined();
});

test('every attack, ability, trainer and item has a German name, and no other', () => {
  const abilities = [...new Set(POKEMON.map(({ ability }) => ability))].sort();
  expect(Object.keys(ATTACK_NAMES).sort()).toEqual(ATTACKS.map(({ id }) => id).sort());
  expect(Object.keys(ABILITY_NAMES).sort()).toEqual(abilities);
  expect(Object.keys(ABILITY_SAYS).sort()).toEqual(abilities);
  expect(Object.keys(FOE_NAMES).sort()).toEqual(FOES.map(({ id }) => id).sort());
  expect(Object.keys(ITEM_NAMES).sort()).toEqual(ITEMS.map(({ id }) => id).sort());
});

test('every place on either side of the board has a German name', () => {
  const boards = [boardFor(false), boardFor(true)];
  const places = boards.flatMap(({ spaces }) => spaces.map(({ name }) => name));
  expect(places.filter((name) => germanPlace(name) === null)).toEqual([]);
  const cities = boards.flatMap((board) => board.cities);
  expect(Object.keys(CITY_LABELS).sort()).toEqual([...new Set(cities)].sort());
});

test('all there is to browse reads as German', async () => {
  const { words } = (await master.translations?.de()) ?? { words: {} };
  const reader = { you: null, name: String };
  const parts = meanings.dex?.() ?? [];
  const said = parts.flatMap(({ say, things }) => [
    read(words, say, reader),
    ...things.flatMap((art) => {
      const thing = meanings.thing(art);
      return thing === null
        ? [`nothing of ${art.kind}`]
        : [thing.say, ...thing.lines].map((line) => read(words, line, reader));
    }),
  ]);
  expect(said.length).toBeGreaterThan(1000);
  const english =
    /\b(undefined|NaN|the|and|or|of|your?|with|from|to|for|is|are|has|have|takes?|its?|each|nothing)\b/i;
  expect(said.filter((text) => english.test(text))).toEqual([]);
});
