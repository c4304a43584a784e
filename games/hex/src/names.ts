/** What things are called. */
import { CITY_OF, HEXAGONS, INSIDE, SPACES } from './board.ts';
import { COLOURS } from './data/colours.ts';
import { EVENTS, type EventId } from './data/events.ts';
import { ITEMS } from './data/items.ts';
import { LEADERS } from './data/leaders.ts';
import type { Source } from './data/source.ts';
import { SUPER_EVENTS, type SuperEventId } from './data/super-events.ts';
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
export const eventId = (deck: string, sort: number): EventId | SuperEventId =>
  (deck === 'event' ? EVENTS : SUPER_EVENTS)[sort].id;
export const eventName = (deck: string, sort: number): string =>
  (deck === 'event' ? EVENTS : SUPER_EVENTS)[sort].name;
export const colourName = (colour: number): string =>
  COLOURS[colour].charAt(0).toUpperCase() + COLOURS[colour].slice(1);
export const typeName = (type: number): string => TYPES[type];
export const cityName = (space: number): string => HEXAGONS[SPACES[space].hexagon].city;

const KIND = { event: 'Event', super: 'Super Event', pick: 'two-Event' } as const;
const STEPS = ['one step', ...'two three four five six seven eight nine ten eleven twelve'.split(' ')].map(
  (word, i) => (i === 0 ? word : `${word} steps`),
);
const WINDS = [
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
  'north',
  'north-east',
] as const;
export type Wind = (typeof WINDS)[number];

/** Steps from the city of its hexagon to each space, passages and arrows notwithstanding. */
export const FAR: readonly number[] = (() => {
  const far: number[] = SPACES.map(({ kind }) => (kind === 'city' ? 0 : -1));
  const near = SPACES.map((_, at) =>
    SPACES.flatMap((_space, to) =>
      INSIDE[at].some((line) => line.to === to) || INSIDE[to].some((line) => line.to === at) ? [to] : [],
    ),
  );
  const reached = SPACES.flatMap(({ kind }, at) => (kind === 'city' ? [at] : []));
  for (const at of reached) {
    for (const to of near[at]) {
      if (far[to] >= 0) continue;
      far[to] = far[at] + 1;
      reached.push(to);
    }
  }
  return far;
})();

/** How far a space lies from its city as the crow flies, and where. */
export function bearing(space: number): readonly [far: number, wind: Wind] {
  const [city, { x, y }] = [SPACES[CITY_OF[SPACES[space].hexagon]], SPACES[space]];
  const eighth = Math.round(Math.atan2(y - city.y, x - city.x) / (Math.PI / 4));
  return [Math.hypot(x - city.x, y - city.y), WINDS[(eighth + WINDS.length) % WINDS.length]];
}

/** `Pewter`, `the Green space two steps north of Pewter`. */
const SPACE_NAMES: readonly string[] = (() => {
  const names = SPACES.map(({ kind, colour, hexagon }, space) => {
    const { city } = HEXAGONS[hexagon];
    if (kind === 'city') return city;
    if (kind === 'league') return 'the start of the League';
    const what = kind === 'pokemon' || kind === 'draw' ? colourName(colour) : KIND[kind];
    return `the ${what} space ${STEPS[FAR[space] - 1]} ${bearing(space)[1]} of ${city}`;
  });
  // Two that would be called the same.
  return names.map((name, space) => {
    const twin = names.findIndex((other, at) => at !== space && other === name);
    if (twin < 0) return name;
    return `${name} (the ${bearing(space)[0] < bearing(twin)[0] ? 'nearer' : 'farther'} one)`;
  });
})();

export const spaceName = (space: number): string => SPACE_NAMES[space];

const CARDS = [...ITEMS, ...EVENTS, ...SUPER_EVENTS, ...TRAINERS];
const CARD_NAMES = new Map<string, string>(CARDS.map(({ id, name }) => [id, name]));
export const isCard = (id: string): boolean => CARD_NAMES.has(id);
/** A card by its id, or the city. */
export const cardName = (id: string): string => CARD_NAMES.get(id) ?? 'the city';

const PROPOSED = new Set<string>(CARDS.flatMap(({ id, source }) => (source === 'proposed' ? [id] : [])));
/** No source shows what stands on this card: we made it up. */
export const isOurs = (card: string): boolean => PROPOSED.has(card);

/** What we made up because no source shows it says so. */
export const ownDesign = (source: Source): string => (source === 'proposed' ? ' (Our own design.)' : '');

const CARD_TEXTS = new Map<string, string>(CARDS.map(({ id, about }) => [id, about]));
/** What stands on a card. */
export const cardText = (id: string): string => CARD_TEXTS.get(id) ?? '';
export const eventText = (deck: string, sort: number): string =>
  cardText((deck === 'event' ? EVENTS : SUPER_EVENTS)[sort].id);

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const joined = (words: readonly string[], by: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${by} ${words[words.length - 1]}`;
export const list = (words: readonly string[]): string => joined(words, 'and');
export const either = (words: readonly string[]): string => joined(words, 'or');
/** `a Ghost`, `an Ice`. */
export const some = (word: string): string => `${/^[AEIOU]/i.test(word) ? 'an' : 'a'} ${word}`;
