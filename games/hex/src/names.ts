/** What things are called. */
import { HEXAGONS, SPACES } from './board.ts';
import { COLOURS } from './data/colours.ts';
import { EVENTS } from './data/events.ts';
import { ITEMS } from './data/items.ts';
import { LEADERS } from './data/leaders.ts';
import { SUPER_EVENTS } from './data/super-events.ts';
import { TRAINERS } from './data/trainers.ts';
import { TYPES } from './data/types.ts';
import { POKEMON, typesIn } from './pokemon.ts';

export const monName = (mon: number): string => POKEMON[mon].name;
/** `Growlithe (Fire, power 4)`. */
export const monWords = (mon: number): string => memberWords(mon, POKEMON[mon].power);
/** The same in a team, where its power may have grown. */
export const memberWords = (mon: number, power: number): string =>
  `${POKEMON[mon].name} (${typesIn(POKEMON[mon].types)
    .map((type) => TYPES[type])
    .join('/')}, power ${power})`;
export const itemName = (sort: number): string => ITEMS[sort].name;
export const trainerName = (sort: number): string => TRAINERS[sort].name;
export const leaderName = (leader: number): string => LEADERS[leader].name;
export const eventName = (deck: string, sort: number): string =>
  (deck === 'event' ? EVENTS : SUPER_EVENTS)[sort].name;
export const colourName = (colour: number): string =>
  COLOURS[colour].charAt(0).toUpperCase() + COLOURS[colour].slice(1);
export const typeName = (type: number): string => TYPES[type];
export const cityName = (space: number): string => HEXAGONS[SPACES[space].hexagon].city;

const KIND = {
  event: 'an Event',
  super: 'a Super Event',
  pick: 'a choice of Events',
  league: 'Start the League',
} as const;

/** `Pewter`, `a Green space near Pewter (5)`. */
export function spaceName(space: number): string {
  const { kind, colour, id } = SPACES[space];
  if (kind === 'city') return cityName(space);
  const number = id.slice(id.lastIndexOf('-') + 1);
  const what = kind === 'pokemon' || kind === 'draw' ? `${colourName(colour)} Pokémon` : KIND[kind];
  return `${what} (${cityName(space)} ${number})`;
}

const CARD_NAMES = new Map<string, string>(
  [...ITEMS, ...EVENTS, ...SUPER_EVENTS, ...TRAINERS].map(({ id, name }) => [id, name]),
);
/** A card by its id, or the city. */
export const cardName = (id: string): string => CARD_NAMES.get(id) ?? 'the city';

const CARD_TEXTS = new Map<string, string>(
  [...ITEMS, ...EVENTS, ...SUPER_EVENTS, ...TRAINERS].map(({ id, about }) => [id, about]),
);
/** What stands on a card. */
export const cardText = (id: string): string => CARD_TEXTS.get(id) ?? '';

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
