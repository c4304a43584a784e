/** What things are called in German, before any sentence is made of them. */
import type { Reader, Seat } from '@indigo/kernel';
import { BY_CENTER, DIRECTIONS, SITES_BY, SQUARES } from '../board.ts';
import { CARDS, type Hm } from '../data/cards.ts';
import { ROUTES } from '../data/routes.ts';
import { SITES } from '../data/sites.ts';
import { TYPES, type Type } from '../data/types.ts';
import { bearingsOf } from '../names.ts';
import { NAMES } from './pokemon.ts';

/** `Du würfelst` to the one it is about, `Misty würfelt` to the others. */
export const does = (r: Reader, seat: Seat, they: string, you: string): string =>
  r.you === seat ? `Du ${you}` : `${r.name(seat)} ${they}`;
/** Whom something is offered to. */
export const toThem = (r: Reader, seat: Seat): string => (r.you === seat ? 'dir' : r.name(seat));
/** `dein Team`, `Team von Misty`. */
export const of = (r: Reader, seat: Seat, what: string, your = 'dein'): string =>
  r.you === seat ? `${your} ${what}` : `${what} von ${r.name(seat)}`;

export const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const pokemon = (kind: number): string => NAMES[CARDS[kind].dex];
/** A Pokémon of a Gym. */
export const opponent = (site: number, beaten: number): string => NAMES[SITES[site].dex[beaten]];
export const team = (site: number): string => list(SITES[site].dex.map((dex) => NAMES[dex]));

const TYPE_NAMES: { readonly [type in Type]: string } = {
  fire: 'Feuer',
  water: 'Wasser',
  grass: 'Pflanze',
  normal: 'Normal',
};
export const named = (type: Type): string => TYPE_NAMES[type];
export const typeName = (type: number): string => named(TYPES[type]);
/** As the first half of a word: `Pflanzen-Arena`. */
const half = (type: Type): string => (type === 'grass' ? 'Pflanzen' : named(type));
/** `Pflanzen-Pokémon` */
export const ofType = (type: Type): string => `${half(type)}-Pokémon`;
export const siteType = (site: number): string => ofType(SITES[site].type);

/** A name in the cases sentences need. */
interface Cased {
  readonly name: string;
  readonly the: string;
  readonly ofThe: string;
  readonly toThe: string;
  readonly by: string;
  readonly inThe: string;
}

const CENTER: Cased = {
  name: 'Pokémon-Center',
  the: 'das Pokémon-Center',
  ofThe: 'des Pokémon-Centers',
  toThe: 'zum Pokémon-Center',
  by: 'beim Pokémon-Center',
  inThe: 'im Pokémon-Center',
};

function cased(site: number): Cased {
  const { kind, type } = SITES[site];
  if (kind === 'gym') {
    const name = `${half(type)}-Arena`;
    return {
      name,
      the: `die ${name}`,
      ofThe: `der ${name}`,
      toThe: `zur ${name}`,
      by: `bei der ${name}`,
      inThe: `in der ${name}`,
    };
  }
  const name = `${half(type)}-Wettbewerb`;
  return {
    name,
    the: `den ${name}`,
    ofThe: `des ${name}s`,
    toThe: `zum ${name}`,
    by: `beim ${name}`,
    inThe: `im ${name}`,
  };
}

const SITE_NAMES: readonly Cased[] = [...SITES.keys()].map(cased);

export const siteIs = (site: number): Cased => SITE_NAMES[site];
export const siteName = (site: number): string => SITE_NAMES[site].name;
export const badgeName = (site: number): string => `Orden ${SITE_NAMES[site].ofThe}`;
export const routeName = (route: number): string => ROUTES[route].name;

const WAYS: { readonly [way in (typeof DIRECTIONS)[number]]: { readonly to: string; readonly of: string } } =
  {
    north: { to: 'nach Norden', of: 'nördlich' },
    east: { to: 'nach Osten', of: 'östlich' },
    south: { to: 'nach Süden', of: 'südlich' },
    west: { to: 'nach Westen', of: 'westlich' },
  };
const SIDES = { north: 'Nordseite', east: 'Ostseite', south: 'Südseite', west: 'Westseite' } as const;

export const towards = (way: number): string => WAYS[DIRECTIONS[way]].to;

const buildingIs = (at: number): Cased => (SQUARES[at].site >= 0 ? SITE_NAMES[SQUARES[at].site] : CENTER);

/** `2 östlich und 1 südlich der Feuer-Arena`: from the nearest building. */
function bearings(at: number): string {
  const { mark, parts } = bearingsOf(at);
  return `${list(parts.map(({ squares, way }) => `${squares} ${WAYS[way].of}`))} ${buildingIs(mark).ofThe}`;
}

/** Places by their letter on the map: their name, and the way there. */
const PLACES: { readonly [letter: string]: readonly [name: string, there: string] } = {
  P: ['Center-Platz', 'zum Center-Platz'],
  n: ['Nordstadt', 'nach Nordstadt'],
  s: ['Südstadt', 'nach Südstadt'],
  e: ['Oststadt', 'nach Oststadt'],
  w: ['Weststadt', 'nach Weststadt'],
  A: ['Nordwest-Ecke', 'zur Nordwest-Ecke'],
  B: ['Nordost-Ecke', 'zur Nordost-Ecke'],
  C: ['Südwest-Ecke', 'zur Südwest-Ecke'],
  D: ['Südost-Ecke', 'zur Südost-Ecke'],
  t: ['Pfad', 'auf einen Pfad'],
  x: ['Nordost-See', 'zum Nordost-See'],
  y: ['Südwest-See', 'zum Südwest-See'],
};

/** `Route 5, 2 östlich und 1 südlich des Normal-Wettbewerbs`, `Nordstadt, 1 südlich der Feuer-Arena`. */
export function squareName(at: number): string {
  const { kind, site, route, region } = SQUARES[at];
  if (kind === 'center' || site >= 0) return buildingIs(at).name;
  return `${route >= 0 ? routeName(route) : PLACES[region][0]}, ${bearings(at)}`;
}

/** The same as the end of a way: `zur Route 5, …`. */
export function toSquare(at: number): string {
  const { kind, site, route, region } = SQUARES[at];
  if (kind === 'center' || site >= 0) return buildingIs(at).toThe;
  return `${route >= 0 ? `zur ${routeName(route)}` : PLACES[region][1]}, ${bearings(at)}`;
}

/** The same by what can be used from there: `bei der Feuer-Arena`, `beim Pokémon-Center, auf der Nordseite`. */
export function doorName(at: number): string {
  const names = SITES_BY[at].map((site) => SITE_NAMES[site].by);
  if (names.length > 0) return list(names);
  if (!BY_CENTER[at]) return squareName(at);
  return `${CENTER.by}, auf der ${SIDES[bearingsOf(at).parts[0].way]}`;
}

/** `3 Normal, Feuer, Wasser, Pflanze`: what a Wild pile was made of. */
export function bubbles(route: number): string {
  const types = ROUTES[route].bubbles;
  return [...new Set(types)]
    .map((type) => `${types.filter((bubble) => bubble === type).length} ${named(type)}`)
    .join(', ');
}

/** `a`, `a und b`, `a, b und c`. */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;
}

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const steps = (n: number): string => count(n, 'Schritt', 'Schritte');
export const squares = (n: number): string => count(n, 'Feld', 'Felder');

const HM_NAMES: { readonly [hm in Hm]: string } = {
  cut: 'Zerschneider',
  surf: 'Surfer',
  fly: 'Fliegen',
};

/** `Schiggy (Wasser, Surfer)`: what must be known of a card to judge it. */
export function judged(kind: number): string {
  const { type, hm, legendary } = CARDS[kind];
  const marks = [named(type), ...(legendary ? ['Legendär'] : []), ...(hm === null ? [] : [HM_NAMES[hm]])];
  return `${pokemon(kind)} (${marks.join(', ')})`;
}

/** `59 %`; what is hardly possible or nearly sure is not rounded to what it is not. */
export function percent(chance: number): string {
  const whole = Math.round(100 * chance);
  if (whole === 0 && chance > 0) return 'unter 1 %';
  return whole === 100 && chance < 1 ? 'über 99 %' : `${whole} %`;
}
