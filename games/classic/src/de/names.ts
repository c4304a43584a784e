/** What things are called in German, before any sentence is made of them. */
import type { Reader, Seat } from '@indigo/kernel';
import { isPlateau, SPACES } from '../board.ts';
import { COLOURS, type Colour } from '../data/chips.ts';
import { EVENTS, type EventId } from '../data/events.ts';
import { ITEMS, type ItemId } from '../data/items.ts';
import { RIVALS } from '../data/rivals.ts';
import { type Direction, sideOf, whereabouts } from '../names.ts';
import { NAMES } from './pokemon.ts';

/** `Du würfelst` to the one it is about, `Misty würfelt` to the others. */
export const does = (r: Reader, seat: Seat, they: string, you: string): string =>
  r.you === seat ? `Du ${you}` : `${r.name(seat)} ${they}`;
/** Who does something, whom it is done to, whom something is given to. */
export const they = (r: Reader, seat: Seat): string => (r.you === seat ? 'du' : r.name(seat));
export const them = (r: Reader, seat: Seat): string => (r.you === seat ? 'dich' : r.name(seat));
export const toThem = (r: Reader, seat: Seat): string => (r.you === seat ? 'dir' : r.name(seat));
/** `dein Glurak`, `Glurak von Misty`. */
export const of = (r: Reader, seat: Seat, what: string, your = 'dein'): string =>
  r.you === seat ? `${your} ${what}` : `${what} von ${r.name(seat)}`;

export const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a`, `a und b`, `a, b und c`. */
export function list(words: readonly string[], last = 'und'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
/** `3`, `3 oder 4`, `3, 4 oder 5`. */
export const or = (words: readonly string[]): string => list(words, 'oder');
/** `+1`, `−1`. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const items = (n: number): string => count(n, 'Item-Karte', 'Item-Karten');
export const cards = (n: number): string => count(n, 'Karte', 'Karten');

export const pokemon = (dex: number): string => NAMES[dex];

const RIVAL_NAMES: { readonly [id: string]: string } = {
  lorelei: 'Lorelei',
  bruno: 'Bruno',
  agatha: 'Agathe',
  lance: 'Siegfried',
  gary: 'Gary',
};
export const rivalName = (rival: number): string => RIVAL_NAMES[RIVALS[rival].id];
export const rivalPokemon = (rival: number): string => pokemon(RIVALS[rival].dex);

/** A card in the cases sentences need: `Superball`, `einen Superball`, `deinen Superball`. */
interface Cased {
  readonly name: string;
  readonly a: string;
  readonly your: string;
}

const masculine = (name: string): Cased => ({ name, a: `einen ${name}`, your: `deinen ${name}` });
const feminine = (name: string): Cased => ({ name, a: `eine ${name}`, your: `deine ${name}` });
const bonus = (name: string): Cased => masculine(`Angriffsbonus ${name}`);

const ITEM_NAMES: { readonly [id in ItemId]: Cased } = {
  'attack-bonus-1': bonus('+1'),
  'attack-bonus-2': bonus('+2'),
  'attack-bonus-3': bonus('+3'),
  'attack-bonus-4': bonus('+4'),
  'attack-bonus-5': bonus('+5'),
  'great-ball': masculine('Superball'),
  'ultra-ball': masculine('Hyperball'),
  'master-ball': masculine('Meisterball'),
  'time-machine': feminine('Zeitmaschine'),
  fly: masculine('Flug'),
  potion: masculine('Trank'),
  'poke-doll': feminine('Poképuppe'),
};

export const itemIs = (sort: number): Cased => ITEM_NAMES[ITEMS[sort].id];
export const itemName = (sort: number): string => itemIs(sort).name;

const EVENT_NAMES: { readonly [id in EventId]: string } = {
  'unknown-dungeon': 'Pokémon der Azuria-Höhle',
  chance: 'Glückskarte',
  'pokemon-center': 'Pokémon-Center',
  trade: 'Pokémon-Tausch',
  fight: 'Auf in den Kampf!',
  'take-1': 'Nimm 1 Item-Karte',
  'take-2': 'Nimm 2 Item-Karten',
  'take-3': 'Nimm 3 Item-Karten',
};
export const eventName = (event: number): string => EVENT_NAMES[EVENTS[event].id];

/** As the stem of an adjective: `rosa Chip` has no endings, `grün-er Chip` has. */
const COLOUR_NAMES: { readonly [colour in Colour]: string } = {
  pink: 'rosa',
  green: 'grün',
  blue: 'blau',
  red: 'rot',
  yellow: 'gelb',
  starter: 'Starter-',
};
const coloured = (colour: Colour, ending: string): string =>
  colour === 'pink' || colour === 'starter' ? COLOUR_NAMES[colour] : `${COLOUR_NAMES[colour]}${ending}`;
/** `einen grünen Chip`: the adjective with its ending. */
export const colourIs = (colour: number, ending: 'e' | 'en' | 'er'): string =>
  coloured(COLOURS[colour], ending);

export const CITY_NAMES: { readonly [id: string]: string } = {
  pallet: 'Alabastia',
  viridian: 'Vertania City',
  pewter: 'Marmoria City',
  cerulean: 'Azuria City',
  lavender: 'Lavandia',
  saffron: 'Saffronia City',
  celadon: 'Prismania City',
  vermilion: 'Orania City',
  fuchsia: 'Fuchsania City',
  cinnabar: 'Zinnoberinsel',
};
export const CINNABAR_TO = 'zur Zinnoberinsel';

const WAYS: { readonly [way in Direction]: string } = {
  east: 'östlich',
  southeast: 'südöstlich',
  south: 'südlich',
  southwest: 'südwestlich',
  west: 'westlich',
  northwest: 'nordwestlich',
  north: 'nördlich',
  northeast: 'nordöstlich',
};
const SIDES: { readonly [way in Direction]: string } = {
  east: 'im Osten',
  southeast: 'im Südosten',
  south: 'im Süden',
  southwest: 'im Südwesten',
  west: 'im Westen',
  northwest: 'im Nordwesten',
  north: 'im Norden',
  northeast: 'im Nordosten',
};
const NUMBERS = ['', 'ein Feld', 'zwei Felder', 'drei Felder', 'vier Felder', 'fünf Felder', 'sechs Felder'];

/** A space in the cases sentences need. */
interface Place {
  readonly name: string;
  /** As the end of a way: `nach Lavandia`, `zum grünen Kreis …`. */
  readonly to: string;
  /** `in Lavandia`, `auf dem grünen Kreis …`. */
  readonly on: string;
  /** `von Lavandia`, `vom grünen Kreis …`. */
  readonly from: string;
  /** `über Lavandia`, `über den grünen Kreis …`. */
  readonly over: string;
}

const town = (name: string): Place => ({
  name,
  to: `nach ${name}`,
  on: `in ${name}`,
  from: `von ${name}`,
  over: `über ${name}`,
});
const island = (name: string): Place => ({
  name,
  to: `zur ${name}`,
  on: `auf der ${name}`,
  from: `von der ${name}`,
  over: `über die ${name}`,
});

function onRoad(at: number): Place {
  const { near, far, way } = whereabouts(at);
  const { kind, colour } = SPACES[at];
  const where = `${NUMBERS[far]} ${WAYS[way]} von ${CITY_NAMES[SPACES[near].id]}`;
  const hue = (ending: string): string => coloured(colour as Colour, ending);
  if (kind === 'catch')
    return {
      name: `${up(hue('er'))} Kreis ${where}`,
      to: `zum ${hue('en')} Kreis ${where}`,
      on: `auf dem ${hue('en')} Kreis ${where}`,
      from: `vom ${hue('en')} Kreis ${where}`,
      over: `über den ${hue('en')} Kreis ${where}`,
    };
  return field(
    `${up(hue('es'))} Ereignisfeld ${where}`,
    `${hue('en')} Ereignisfeld ${where}`,
    `${hue('e')} Ereignisfeld ${where}`,
  );
}

const field = (name: string, dative: string, accusative: string): Place => ({
  name,
  to: `zum ${dative}`,
  on: `auf dem ${dative}`,
  from: `vom ${dative}`,
  over: `über das ${accusative}`,
});

function onPlateau(at: number): Place {
  const { kind, colour, effect } = SPACES[at];
  const side = SIDES[sideOf(at)];
  const plain = (name: string): Place => field(name, name, name);
  switch (kind) {
    case 'arrival':
      return plain('Ankunftsfeld');
    case 'catch-any':
      return plain(`Feld „Fang ${coloured(colour as Colour, '')}“`);
    case 'draw':
      return plain(`Feld „Zieh ${(effect as { draw: number }).draw}“ ${side}`);
    case 'final':
      return plain(`ENTER-Feld ${side}`);
    default:
      return plain(`Ereignisfeld ${side}`);
  }
}

const PLACES: readonly Place[] = SPACES.map(({ id, kind }, at) => {
  if (id === 'cinnabar') return island(CITY_NAMES[id]);
  if (kind === 'city') return town(CITY_NAMES[id]);
  return isPlateau(at) ? onPlateau(at) : onRoad(at);
});

export const place = (at: number): Place => PLACES[at];
