import { translation } from '@indigo/battery';
import { ELITES, HEXAGONS, hex, ITEMS, LEADERS, POKEMON, SPACES, TRAINERS } from '@indigo/hex';
import { expect, test } from 'vitest';
import { ACHIEVEMENTS } from '../src/data/achievements.ts';
import { EVENTS } from '../src/data/events.ts';
import { SUPER_EVENTS } from '../src/data/super-events.ts';
import { ACHIEVEMENT_TEXTS, CARD_TEXTS } from '../src/de/card-texts.ts';
import { ACHIEVEMENT_NAMES, EVENT_NAMES } from '../src/de/events-named.ts';
import { ITEM_NAMES } from '../src/de/items-named.ts';
import { eliteMon } from '../src/de/names.ts';
import { ELITE_NAMES, LEADER_NAMES, TRAINER_NAMES } from '../src/de/people.ts';
import { CITIES, place } from '../src/de/places.ts';
import { NAMES } from '../src/de/pokemon.ts';
import { facts } from './facts.ts';

/** Names that both languages have. */
const SAME = [
  ...POKEMON.filter(({ id, name }) => NAMES.get(id) === name),
  ...LEADERS.filter(({ id, name }) => LEADER_NAMES[id] === name),
  ...ELITES.filter(({ id, name }) => ELITE_NAMES[id] === name),
  ...TRAINERS.filter(({ id, name }) => TRAINER_NAMES[id] === name),
  ...ITEMS.filter(({ id, name }) => ITEM_NAMES[id].name === name),
  ...[...EVENTS, ...SUPER_EVENTS].filter(({ id, name }) => EVENT_NAMES[id] === name),
  ...ACHIEVEMENTS.filter(({ id, name }) => ACHIEVEMENT_NAMES[id] === name),
].map(({ name }) => name);

translation(hex, 'de', facts, {
  same: [...SAME, 'Dojo', 'Indigo Plateau', 'Item', 'Items', 'Normal', 'Pokémon', 'Team', 'Trainer'],
  points: 40,
});

const ids = (cards: readonly { readonly id: string }[]): string[] =>
  [...new Set(cards.map(({ id }) => id))].sort();

test('every card has a German name, and no other', () => {
  expect([...NAMES.keys()].sort()).toEqual(ids(POKEMON));
  expect(Object.keys(LEADER_NAMES).sort()).toEqual(ids(LEADERS));
  expect(Object.keys(ELITE_NAMES).sort()).toEqual(ids(ELITES));
  expect(Object.keys(ACHIEVEMENT_NAMES).sort()).toEqual(ids(ACHIEVEMENTS));
  expect(Object.keys(CITIES).sort()).toEqual(ids(HEXAGONS));
});

test('every card says in German what it does', () => {
  expect(Object.keys(CARD_TEXTS).sort()).toEqual(ids([...ITEMS, ...EVENTS, ...SUPER_EVENTS, ...TRAINERS]));
  expect(Object.keys(ACHIEVEMENT_TEXTS).sort()).toEqual(ids(ACHIEVEMENTS));
});

test('a German card names the figures of the original', () => {
  const figures = (text: string): string[] => text.match(/\d+/g) ?? [];
  const cards = [...ITEMS, ...EVENTS, ...SUPER_EVENTS, ...TRAINERS];
  for (const { id, about } of cards) expect(figures(CARD_TEXTS[id]), id).toEqual(figures(about));
  for (const { id, about } of ACHIEVEMENTS)
    expect(figures(ACHIEVEMENT_TEXTS[id]), id).toEqual(figures(about));
});

test('the Pokémon of Elite Trainers have German names', () => {
  const named = ELITES.flatMap(({ pokemon }, elite) => pokemon.map((_, which) => eliteMon(elite, which)));
  expect(named).not.toContain(undefined);
  expect(named).toHaveLength(2 * ELITES.length);
});

test('no two spaces are called the same', () => {
  const names = SPACES.map((_, at) => place(at).name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('what is printed on map and cards is German', async () => {
  const { label = String } = (await hex.translations?.de()) ?? {};
  expect(['Pewter', 'Motostoke', 'Indigo Plateau', 'Farfetch’d', 'grass', '6'].map(label)).toEqual([
    'Marmoria',
    'Engine City',
    'Indigo Plateau',
    'Porenta',
    'Pflanze',
    '6',
  ]);
});
