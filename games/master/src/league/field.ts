/** The hexes of the field as tables, worked out once. */
import { BOULDER_SPOTS, ROW_WIDTHS, START_ROWS } from '../data/battlefield.ts';

/** A hex, by its place in HEXES. */
export type Hex = number;

/** Not on the field. */
export const OFF = -1;

export interface HexRow {
  readonly row: number;
  readonly col: number;
  /** Axial coordinates. */
  readonly q: number;
  readonly r: number;
}

export const HEXES: readonly HexRow[] = ROW_WIDTHS.flatMap((width, row) =>
  Array.from({ length: width }, (_, col) => ({ row, col, q: col - Math.ceil(row / 2), r: row })),
);

const BY_AXIAL = new Map(HEXES.map(({ q, r }, hex) => [`${q},${r}`, hex]));
/** The hex at axial coordinates, OFF outside. */
export const axial = (q: number, r: number): Hex => BY_AXIAL.get(`${q},${r}`) ?? OFF;

/** The hex in a row and a column. */
export const hexAt = (row: number, col: number): Hex => axial(col - Math.ceil(row / 2), row);

/** The six directions, in a row round a hex. */
export const DIRECTIONS: readonly (readonly [q: number, r: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The hex next to one in each direction, OFF outside. */
const NEXT: readonly (readonly Hex[])[] = HEXES.map(({ q, r }) =>
  DIRECTIONS.map(([dq, dr]) => axial(q + dq, r + dr)),
);

/** Those of them that are on the field. */
export const NEIGHBOURS: readonly (readonly Hex[])[] = NEXT.map((around) =>
  around.filter((hex) => hex !== OFF),
);

/** M-ATK-21: hexes apart, whatever lies between. */
export const DISTANCE: readonly (readonly number[])[] = HEXES.map((a) =>
  HEXES.map((b) => Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r))),
);

/** M-BEAM-04, M-BEAM-05: the hexes in each direction, from the nearest to the border. */
export const RAYS: readonly (readonly (readonly Hex[])[])[] = HEXES.map((_, from) =>
  DIRECTIONS.map((_, direction) => {
    const ray: Hex[] = [];
    for (let at = NEXT[from][direction]; at !== OFF; at = NEXT[at][direction]) ray.push(at);
    return ray;
  }),
);

/** M-PREP-04: the six hexes nearest to each side of the field. */
export const START_HEXES: readonly (readonly Hex[])[] = START_ROWS.map((row) =>
  HEXES.flatMap((hex, i) => (hex.row === row ? [i] : [])),
);

/** M-PREP-01: the hex of each face of a boulder die. */
export const SPOTS: readonly Hex[] = BOULDER_SPOTS.map(([row, col]) => hexAt(row, col));

/** The longest way between two hexes: no range is longer. */
export const FAR = Math.max(...DISTANCE.flat());

// ── sets of hexes, as two halves of bits ──

const HALF = 29;
/** The bit of a hex in the low and in the high half of a set. */
const LOW: readonly number[] = HEXES.map((_, hex) => (hex < HALF ? 1 << hex : 0));
const HIGH: readonly number[] = HEXES.map((_, hex) => (hex < HALF ? 0 : 1 << (hex - HALF)));

export interface HexSet {
  lo: number;
  hi: number;
}

export function setOf(hexes: readonly Hex[]): HexSet {
  const set = { lo: 0, hi: 0 };
  for (let i = 0; i < hexes.length; i++) add(set, hexes[i]);
  return set;
}

export function add(set: HexSet, hex: Hex): void {
  set.lo |= LOW[hex];
  set.hi |= HIGH[hex];
}

export const has = (set: HexSet, hex: Hex): boolean => ((set.lo & LOW[hex]) | (set.hi & HIGH[hex])) !== 0;

/** All hexes, from the first to the last. */
export const ALL_HEXES: readonly Hex[] = HEXES.map((_, hex) => hex);
