/** What things are called, before any sentence is made of them. */
import type { Reader, Seat } from '@indigo/kernel';
import { BY_CENTER, type DIRECTIONS, SITES_BY, SQUARES } from './board.ts';
import { CARDS } from './data/cards.ts';
import { PLACES } from './data/map.ts';
import { ROUTES } from './data/routes.ts';
import { SITES } from './data/sites.ts';
import { TYPES } from './data/types.ts';

/** `You roll` to the one it is about, `Misty rolls` to the others. */
export const does = (r: Reader, seat: Seat, they: string, you: string): string =>
  r.you === seat ? `You ${you}` : `${r.name(seat)} ${they}`;
export const them = (r: Reader, seat: Seat): string => (r.you === seat ? 'you' : r.name(seat));
export const whose = (r: Reader, seat: Seat): string => (r.you === seat ? 'your' : `${r.name(seat)}'s`);

export const pokemon = (kind: number): string => CARDS[kind].name;
export const routeName = (route: number): string => ROUTES[route].name;
export const siteName = (site: number): string => SITES[site].name;
export const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const typeName = (type: number): string => up(TYPES[type]);
export const badgeName = (site: number): string => `${SITES[site].name} Badge`;

/** A Pokémon of a Gym. */
export const opponent = (site: number, beaten: number): string => SITES[site].team[beaten];

/** The buildings, by which everything else is found. */
const LANDMARKS: readonly number[] = [...SQUARES.keys()].filter((at) =>
  ['gym', 'contest', 'center'].includes(SQUARES[at].kind),
);

const buildingName = (at: number): string =>
  SQUARES[at].site >= 0 ? siteName(SQUARES[at].site) : 'Pokémon Center';

/** How many squares a square lies off the nearest building, and which way. */
export function bearingsOf(at: number): {
  readonly mark: number;
  readonly parts: readonly { readonly squares: number; readonly way: (typeof DIRECTIONS)[number] }[];
} {
  const { x, y } = SQUARES[at];
  const far = (mark: number): number => Math.abs(x - SQUARES[mark].x) + Math.abs(y - SQUARES[mark].y);
  const mark = LANDMARKS.reduce((best, one) => (far(one) < far(best) ? one : best));
  const [dx, dy] = [x - SQUARES[mark].x, y - SQUARES[mark].y];
  return {
    mark,
    parts: [
      ...(dx === 0 ? [] : [{ squares: Math.abs(dx), way: dx > 0 ? 'east' : 'west' } as const]),
      ...(dy === 0 ? [] : [{ squares: Math.abs(dy), way: dy > 0 ? 'south' : 'north' } as const]),
    ],
  };
}

/** `2 east and 1 south of the Fire Gym`: from the nearest building. */
function bearings(at: number): string {
  const { mark, parts } = bearingsOf(at);
  return `${list(parts.map(({ squares, way }) => `${squares} ${way}`))} of the ${buildingName(mark)}`;
}

/** `Route 5, 2 east and 1 south of the Normal Contest`, `North Town, 1 south of the Fire Gym`. */
export function squareName(at: number): string {
  const { kind, site, route, region } = SQUARES[at];
  if (kind === 'center' || site >= 0) return buildingName(at);
  return `${route >= 0 ? routeName(route) : PLACES[region]}, ${bearings(at)}`;
}

/** The same by what can be used from there: `by the Fire Gym`, `by the Pokémon Center, on its north side`. */
export function doorName(at: number): string {
  const names = SITES_BY[at].map((site) => `the ${siteName(site)}`);
  if (names.length > 0) return `by ${list(names)}`;
  if (!BY_CENTER[at]) return squareName(at);
  return `by the Pokémon Center, on its ${bearingsOf(at).parts[0].way} side`;
}

/** `3 Normal, Fire, Water, Grass`: what a Wild pile was made of. */
export function bubbles(route: number): string {
  const types = ROUTES[route].bubbles;
  return [...new Set(types)]
    .map((type) => `${types.filter((bubble) => bubble === type).length} ${up(type)}`)
    .join(', ');
}

/** `a`, `a and b`, `a, b and c`. */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export const count = (n: number, one: string, many = `${one}s`): string =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;

const WITH_HM = { cut: 'Cut', surf: 'Surf', fly: 'Fly' } as const;

/** `Squirtle (Water, Surf)`: what must be known of a card to judge it. */
export function judged(kind: number): string {
  const { name, type, hm, legendary } = CARDS[kind];
  const marks = [up(type), ...(legendary ? ['Legendary'] : []), ...(hm === null ? [] : [WITH_HM[hm]])];
  return `${name} (${marks.join(', ')})`;
}

/** `59%`; what is hardly possible or nearly sure is not rounded to what it is not. */
export function percent(chance: number): string {
  const whole = Math.round(100 * chance);
  if (whole === 0 && chance > 0) return 'under 1%';
  return whole === 100 && chance < 1 ? 'over 99%' : `${whole}%`;
}
