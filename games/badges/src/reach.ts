/** How many turns on foot everything lies from every square: worked out once for each set of shrubs that are cut. */
import { BY_CENTER, distancesFrom, routeAt, SITES_BY, SQUARES, START } from './board.ts';
import { ROUTES } from './data/routes.ts';
import { DIE_SIDES } from './data/rules.ts';
import { SITES } from './data/sites.ts';
import type { SquareIndex } from './state.ts';

/** Turns to the nearest square from which each site, the Center and each Wild pile are used. */
export interface Reach {
  readonly sites: readonly number[];
  readonly center: number;
  readonly piles: readonly number[];
}

const squaresWhere = (so: (at: SquareIndex) => boolean): readonly SquareIndex[] =>
  [...SQUARES.keys()].filter(so);

const DOORS = SITES.map((_, site) => squaresWhere((at) => SITES_BY[at].includes(site)));
const CENTER = squaresWhere((at) => BY_CENTER[at]);
const GROUNDS = ROUTES.map((_, route) => squaresWhere((at) => routeAt(at) === route));

/** Squares two dice lead on the average. */
const STRIDE = DIE_SIDES + 1;

/** By the shrubs that are cut, then by square. */
const known: Reach[][] = [];

export function reachFrom(at: SquareIndex, cut: number): Reach {
  known[cut] ??= [];
  known[cut][at] ??= reckon(at, cut);
  return known[cut][at];
}

/** From where a white out leads. */
export const reachFromCenter = (cut: number): Reach => reachFrom(START, cut);

/** From the middle of a route. */
export const reachFromRoute = (route: number, cut: number): Reach =>
  reachFrom(GROUNDS[route][GROUNDS[route].length >> 1], cut);

function reckon(from: SquareIndex, cut: number): Reach {
  const far = distancesFrom(from, cut);
  const turnsTo = (squares: readonly SquareIndex[]): number =>
    Math.min(...squares.filter((at) => far[at] >= 0).map((at) => far[at])) / STRIDE;
  return { sites: DOORS.map(turnsTo), center: turnsTo(CENTER), piles: GROUNDS.map(turnsTo) };
}
