/** What Pokémon, cards and people are called in German. */
import { ACHIEVEMENTS } from '../data/achievements.ts';
import { ELITES } from '../data/elites.ts';
import { EVENTS } from '../data/events.ts';
import { ITEMS } from '../data/items.ts';
import { LEADERS } from '../data/leaders.ts';
import type { Source } from '../data/source.ts';
import { SUPER_EVENTS } from '../data/super-events.ts';
import { TRAINERS } from '../data/trainers.ts';
import { eventId } from '../names.ts';
import { POKEMON, typesIn } from '../pokemon.ts';
import { ACHIEVEMENT_TEXTS, CARD_TEXTS } from './card-texts.ts';
import { typeName } from './colours.ts';
import { ACHIEVEMENT_NAMES, EVENT_NAMES } from './events-named.ts';
import { ITEM_NAMES } from './items-named.ts';
import { ELITE_NAMES, LEADER_NAMES, TRAINER_NAMES } from './people.ts';
import { NAMES } from './pokemon.ts';
import { list } from './speech.ts';

export const monName = (mon: number): string => NAMES.get(POKEMON[mon].id) as string;
/** `Fukano (Feuer, Stärke 4)`. */
export const monWords = (mon: number): string => memberWords(mon, POKEMON[mon].power);
/** The same in a team, where its power may have grown. */
export const memberWords = (mon: number, power: number): string =>
  `${monName(mon)} (${typesIn(POKEMON[mon].types).map(typeName).join('/')}, Stärke ${power})`;

export const itemName = (sort: number): string => ITEM_NAMES[ITEMS[sort].id].name;
/** `einen Trank und Honig`: what is drawn, played or discarded. */
export const someItems = (sorts: readonly number[]): string =>
  list(sorts.map((sort) => ITEM_NAMES[ITEMS[sort].id].a));
export const trainerName = (sort: number): string => TRAINER_NAMES[TRAINERS[sort].id];
export const leaderName = (leader: number): string => LEADER_NAMES[LEADERS[leader].id];
export const eliteName = (elite: number): string => ELITE_NAMES[ELITES[elite].id];
const BY_NAME: ReadonlyMap<string, number> = new Map(POKEMON.map(({ name }, mon) => [name, mon]));
export const eliteMon = (elite: number, which: number): string =>
  monName(BY_NAME.get(ELITES[elite].pokemon[which].name) as number);

/** In a sentence: `„Falscher Professor Eich“`, whatever the case. */
export const quoted = (name: string): string => `„${name}“`;
export const eventName = (deck: string, sort: number): string => EVENT_NAMES[eventId(deck, sort)];
export const achievementName = (card: number): string => ACHIEVEMENT_NAMES[ACHIEVEMENTS[card].id];

const CARD_NAMES = new Map<string, string>([
  ...ITEMS.map(({ id }): [string, string] => [id, ITEM_NAMES[id].name]),
  ...[...EVENTS, ...SUPER_EVENTS].map(({ id }): [string, string] => [id, EVENT_NAMES[id]]),
  ...TRAINERS.map(({ id }): [string, string] => [id, TRAINER_NAMES[id]]),
]);
/** A card by its id, or the city. */
export const cardName = (id: string): string => CARD_NAMES.get(id) ?? 'die Stadt';

/** What we made up because no source shows it says so. */
export const ownDesign = (source: Source): string => (source === 'proposed' ? ' (Von uns entworfen.)' : '');
/** What stands on a card. */
export const cardText = (id: string): string => CARD_TEXTS[id] ?? '';
export const achievementText = (card: number): string =>
  `${ACHIEVEMENT_TEXTS[ACHIEVEMENTS[card].id]}${ownDesign(ACHIEVEMENTS[card].source)}`;
