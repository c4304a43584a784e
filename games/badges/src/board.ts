/**
 * The map as tables of numbers: a square is its index in SQUARES. Blanks are no squares. What depends on the shrubs that
 * are cut is worked out when first asked for, and kept.
 */
import { ARRIVAL, GRID, REGIONS } from './data/map.ts';
import { SITES } from './data/sites.ts';
import type { SquareIndex } from './state.ts';

type SquareKind = 'route' | 'road' | 'shrub' | 'water' | 'gym' | 'contest' | 'center';

export interface Square {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly kind: SquareKind;
  /** Of a Gym or Contest; -1 elsewhere. */
  readonly site: number;
  /** B-CAP-09: the route whose Wild pile is drawn from here, a cut shrub's square included; -1 for none. */
  readonly route: number;
  /** B-MAP-03: a letter or digit that all squares of a region share. */
  readonly region: string;
}

const BLANK = '#';

function kindOf(letter: string): SquareKind {
  if (letter === '.') return 'road';
  if (letter === 'T') return 'shrub';
  if (letter === '~') return 'water';
  if (letter === 'C') return 'center';
  return SITES.find((site) => site.letter === letter)?.kind ?? 'route';
}

/** B-MAP-01 */
export const SQUARES: readonly Square[] = GRID.flatMap((row, y) =>
  [...row].flatMap((letter, x): Square[] => {
    if (letter === BLANK) return [];
    const region = REGIONS[y][x];
    return [
      {
        id: `${x}-${y}`,
        x,
        y,
        kind: kindOf(letter),
        site: SITES.findIndex((site) => site.letter === letter),
        route: /\d/.test(region) ? Number(region) - 1 : -1,
        region,
      },
    ];
  }),
);

export const COLUMNS = GRID[0].length;
export const ROWS = GRID.length;

const AT: ReadonlyMap<string, SquareIndex> = new Map(SQUARES.map(({ id }, index) => [id, index]));

/** The square of this id, or -1 where there is none. */
export const squareOf = (id: string): SquareIndex => AT.get(id) ?? -1;
const squareAt = (x: number, y: number): SquareIndex => squareOf(`${x}-${y}`);

/** B-SETUP-06 */
export const START: SquareIndex = squareAt(ARRIVAL[0], ARRIVAL[1]);

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
const STEP: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** B-MOVE-02: the square beyond each of the four edges, -1 for a blank. */
export const NEXT: readonly (readonly SquareIndex[])[] = SQUARES.map(({ x, y }) =>
  STEP.map(([dx, dy]) => squareAt(x + dx, y + dy)),
);

const indices = (of: SquareKind): readonly SquareIndex[] =>
  [...SQUARES.keys()].filter((at) => SQUARES[at].kind === of);

/** B-MAP-06: the shrubs; a bit of `cut` is a place in this list. */
export const SHRUBS: readonly SquareIndex[] = indices('shrub');
const SHRUB_BIT: readonly number[] = SQUARES.map((_, at) =>
  SHRUBS.includes(at) ? 1 << SHRUBS.indexOf(at) : 0,
);
const OPEN: readonly boolean[] = SQUARES.map(({ kind }) => kind === 'route' || kind === 'road');

export const isCut = (at: SquareIndex, cut: number): boolean => (SHRUB_BIT[at] & cut) !== 0;
export const cutting = (at: SquareIndex): number => SHRUB_BIT[at];

/** B-MAP-02, B-MOVE-04, B-MOVE-06: routes, roads and shrubs that are cut; neither water nor buildings. */
export const isWalkable = (at: SquareIndex, cut: number): boolean => OPEN[at] || isCut(at, cut);

/** The shrubs next to each square (B-CUT-01). */
export const SHRUBS_BY: readonly (readonly SquareIndex[])[] = NEXT.map((next) =>
  next.filter((at) => at >= 0 && SHRUB_BIT[at] !== 0),
);

/** B-MAP-04: the Gyms and Contests used from each square, and whether the Pokémon Center is. */
export const SITES_BY: readonly (readonly number[])[] = NEXT.map((next) =>
  next.filter((at) => at >= 0 && SQUARES[at].site >= 0).map((at) => SQUARES[at].site),
);
export const BY_CENTER: readonly boolean[] = NEXT.map((next) =>
  next.some((at) => at >= 0 && SQUARES[at].kind === 'center'),
);

export const routeAt = (at: SquareIndex): number => SQUARES[at].route;

/** How far every square is on foot, -1 if it cannot be reached. */
export type Distances = readonly number[];

const distances = new Map<number, Distances>();

/** B-MOVE-02, B-MOVE-03: steps over edges, each costs 1; nobody is ever in the way. */
export function distancesFrom(from: SquareIndex, cut: number): Distances {
  const key = cut * SQUARES.length + from;
  let found = distances.get(key);
  if (found === undefined) {
    found = walk(from, cut);
    distances.set(key, found);
  }
  return found;
}

function walk(from: SquareIndex, cut: number): Distances {
  const steps = SQUARES.map(() => -1);
  steps[from] = 0;
  const queue = [from];
  for (const at of queue) {
    for (const next of NEXT[at]) {
      if (next < 0 || steps[next] >= 0 || !isWalkable(next, cut)) continue;
      steps[next] = steps[at] + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** A shortest way on foot, its start first: every step comes one nearer. */
export function wayTo(from: SquareIndex, to: SquareIndex, cut: number): SquareIndex[] {
  const far = distancesFrom(from, cut);
  const way = [to];
  while (way[0] !== from) {
    const [at] = way;
    way.unshift(NEXT[at].find((next) => next >= 0 && far[next] === far[at] - 1) as SquareIndex);
  }
  return way;
}

/** The squares of a straight line, both ends included. */
export function lineTo(from: SquareIndex, to: SquareIndex, direction: number): SquareIndex[] {
  const line = [from];
  for (let at = from; at !== to; line.push(at)) at = NEXT[at][direction];
  return line;
}

/** B-SURF-01, B-SURF-02, B-MAP-07: over water to the first square beyond, or -1 if one cannot land there. */
export function surfFrom(from: SquareIndex, direction: number, cut: number): SquareIndex {
  let at = NEXT[from][direction];
  if (at < 0 || SQUARES[at].kind !== 'water') return -1;
  while (at >= 0 && SQUARES[at].kind === 'water') at = NEXT[at][direction];
  return at >= 0 && isWalkable(at, cut) ? at : -1;
}

/**
 * B-FLY-01, B-FLY-03: straight on, to the last square before an uncut shrub, a building, a blank or (unless `path`,
 * B-OPT-08) another region; over water, which is never landed on. -1 if that is where it began (B-FLY-04).
 */
export function flyFrom(from: SquareIndex, direction: number, cut: number, path: boolean): SquareIndex {
  const { region } = SQUARES[from];
  let end = -1;
  for (let at = NEXT[from][direction]; at >= 0; at = NEXT[at][direction]) {
    if (!path && SQUARES[at].region !== region) break;
    if (isWalkable(at, cut)) end = at;
    else if (SQUARES[at].kind !== 'water') break;
  }
  return end;
}
