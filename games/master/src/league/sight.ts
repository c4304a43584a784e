/**
 * Line of sight, by exact geometry (M-LOS). Drawn and explained in `docs/rules/master.md`.
 *
 * M-LOS-09: an affine map puts every corner on a whole number, so lines stay lines and no rounding can decide. A hex has
 * its centre at (2q + r, 3r); its inside is |x| < 1, |x + y| < 2, |x - y| < 2 from there.
 */
import { add, axial, HEXES, type Hex, type HexSet, has, OFF } from './field.ts';

type Point = readonly [x: number, y: number];

const CORNERS: readonly Point[] = [
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
];

/** Hexes of the field and a margin round them: a line that meets one of the margin touches the outside. */
interface Cell {
  readonly hex: Hex;
  readonly x: number;
  readonly y: number;
}

const CELLS: readonly Cell[] = cells();

function cells(): Cell[] {
  const list: Cell[] = [];
  const [lowest, highest] = [
    (key: 'q' | 'r') => Math.min(...HEXES.map((h) => h[key])) - 1,
    (key: 'q' | 'r') => Math.max(...HEXES.map((h) => h[key])) + 1,
  ];
  for (let r = lowest('r'); r <= highest('r'); r++) {
    for (let q = lowest('q'); q <= highest('q'); q++) {
      list.push({ hex: axial(q, r), x: 2 * q + r, y: 3 * r });
    }
  }
  return list;
}

const cornersOf = (hex: Hex): Point[] => {
  const { q, r } = HEXES[hex];
  return CORNERS.map(([x, y]) => [2 * q + r + x, 3 * r + y]);
};

/** What must be free for one line between two corners to be a line of sight. */
interface Line {
  /** Hexes whose inside it passes. */
  readonly crossed: HexSet;
  /** Pairs of hexes along whose common edge it runs: one after the other (M-LOS-12: not both may be obstacles). */
  readonly seams: readonly Hex[];
  /** Hexes it meets at all: what counts under the option "closed". */
  readonly touched: HexSet;
}

/** M-LOS-03, M-LOS-11: null for a line that touches the outside of the field anywhere but at its ends (M-LOS-05). */
function lineBetween(p: Point, q: Point, from: Hex, to: Hex): Line | null {
  const crossed = { lo: 0, hi: 0 };
  const touched = { lo: 0, hi: 0 };
  const edges = new Map<string, Hex>();
  const seams: Hex[] = [];
  if (p[0] === q[0] && p[1] === q[1]) return { crossed, seams, touched }; // M-LOS-07: a shared corner
  const reach = widthAlong(q[0] - p[0], q[1] - p[1]);
  for (let i = 0; i < CELLS.length; i++) {
    const cell = CELLS[i];
    if (isFarFrom(p, q, cell, reach)) continue;
    const contact = contactOf(p, q, cell);
    if (contact === 'none') continue;
    if (cell.hex === OFF) return null;
    if (cell.hex === from || cell.hex === to) continue; // M-LOS-13
    add(touched, cell.hex);
    if (contact === 'inside') add(crossed, cell.hex);
    else if (contact !== 'corner') {
      const other = edges.get(contact);
      if (other === undefined) edges.set(contact, cell.hex);
      else seams.push(other, cell.hex);
    }
  }
  return { crossed, seams, touched };
}

/** How far from a line of this direction the middle of a hex that it meets can be, in the measure of `isFarFrom`. */
const widthAlong = (dx: number, dy: number): number =>
  Math.max(...CORNERS.map(([x, y]) => Math.abs(dx * y - dy * x)));

/** Most hexes are nowhere near a line: beyond its ends, or off to one side. */
function isFarFrom(p: Point, q: Point, { x, y }: Cell, reach: number): boolean {
  if (x + 1 < Math.min(p[0], q[0]) || x - 1 > Math.max(p[0], q[0])) return true;
  if (y + 2 < Math.min(p[1], q[1]) || y - 2 > Math.max(p[1], q[1])) return true;
  return Math.abs((q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0])) > reach;
}

/** How a line, its ends left out, meets a hex: along an edge (named by its ends), at a corner, or through its inside. */
function contactOf(p: Point, q: Point, { x, y }: Cell): string {
  if (passesInside(p, q, x, y)) return 'inside';
  const on = CORNERS.map(([cx, cy]) => [x + cx, y + cy] as const).filter((c) => isOnLine(p, q, c));
  for (let i = 1; i < on.length; i++) {
    // Two corners on the line and nothing inside: it runs along the edge between them.
    if (overlaps(p, q, on[0], on[i])) return [on[0], on[i]].map(String).sort().join(' ');
  }
  return on.some((c) => isBetween(p, q, c)) ? 'corner' : 'none';
}

/** Is some point of the line strictly inside the hex? Six half-planes cut an interval out of 0..1, in whole numbers. */
function passesInside(p: Point, q: Point, x: number, y: number): boolean {
  // The interval as fractions; every bottom is positive.
  let [lowTop, lowBottom, highTop, highBottom] = [0, 1, 1, 1];
  const [px, py, dx, dy] = [p[0] - x, p[1] - y, q[0] - p[0], q[1] - p[1]];
  for (const [a, b, limit] of HALF_PLANES) {
    // a·x + b·y < limit along the line: value + slope·t < limit
    const room = limit - (a * px + b * py);
    const slope = a * dx + b * dy;
    if (slope === 0) {
      if (room <= 0) return false;
    } else if (slope > 0) {
      if (room * highBottom < highTop * slope) [highTop, highBottom] = [room, slope];
    } else if (-room * lowBottom > lowTop * -slope) [lowTop, lowBottom] = [-room, -slope];
  }
  return lowTop * highBottom < highTop * lowBottom;
}

const HALF_PLANES: readonly (readonly [a: number, b: number, limit: number])[] = [
  [1, 0, 1],
  [-1, 0, 1],
  [1, 1, 2],
  [-1, -1, 2],
  [1, -1, 2],
  [-1, 1, 2],
];

const isOnLine = (p: Point, q: Point, c: Point): boolean =>
  (q[0] - p[0]) * (c[1] - p[1]) === (q[1] - p[1]) * (c[0] - p[0]);

/** How far along the line a point of it lies, times the line's length squared. */
const along = (p: Point, q: Point, c: Point): number =>
  (q[0] - p[0]) * (c[0] - p[0]) + (q[1] - p[1]) * (c[1] - p[1]);

const isBetween = (p: Point, q: Point, c: Point): boolean =>
  along(p, q, c) > 0 && along(p, q, c) < along(p, q, q);

/** Does a piece of the line lie on the edge from a to b? */
function overlaps(p: Point, q: Point, a: Point, b: Point): boolean {
  const [one, other] = [along(p, q, a), along(p, q, b)];
  return Math.max(0, Math.min(one, other)) < Math.min(along(p, q, q), Math.max(one, other));
}

/** M-LOS-02: the 36 lines, without those that ask for more than another does. */
function linesBetween(from: Hex, to: Hex): readonly Line[] {
  const lines = cornersOf(from).flatMap((p) =>
    cornersOf(to).flatMap((q) => {
      const line = lineBetween(p, q, from, to);
      return line === null ? [] : [line];
    }),
  );
  return lines.filter(
    (line, i) =>
      !lines.some((other, j) => j !== i && asksLess(other, line) && (j < i || !asksLess(line, other))),
  );
}

const within = (a: HexSet, b: HexSet): boolean => (a.lo & ~b.lo) === 0 && (a.hi & ~b.hi) === 0;

function asksLess(less: Line, more: Line): boolean {
  if (!within(less.crossed, more.crossed) || !within(less.touched, more.touched)) return false;
  for (let i = 0; i < less.seams.length; i += 2) {
    const [a, b] = [less.seams[i], less.seams[i + 1]];
    if (
      !has(more.crossed, a) &&
      !has(more.crossed, b) &&
      !more.seams.some((c, k) => k % 2 === 0 && c === a && more.seams[k + 1] === b)
    )
      return false;
  }
  return true;
}

/** Made when two hexes first look at each other. */
const LINES: (readonly Line[] | undefined)[] = [];

/**
 * M-LOS-01, M-LOS-08: does one hex see another past these obstacles? Those on the two hexes do not count (M-LOS-13).
 * `closed`: any contact with an obstacle shuts a line (M-LOS-12).
 */
export function sees(from: Hex, to: Hex, obstacles: HexSet, closed: boolean): boolean {
  const pair = from < to ? from * HEXES.length + to : to * HEXES.length + from;
  let lines = LINES[pair];
  if (lines === undefined) {
    lines = linesBetween(Math.min(from, to), Math.max(from, to));
    LINES[pair] = lines;
  }
  for (let i = 0; i < lines.length; i++) {
    const { crossed, seams, touched } = lines[i];
    const shut = closed ? touched : crossed;
    // M-LOS-04, M-LOS-06
    if (((shut.lo & obstacles.lo) | (shut.hi & obstacles.hi)) !== 0) continue;
    if (closed || !isSeamShut(seams, obstacles)) return true;
  }
  return false;
}

function isSeamShut(seams: readonly Hex[], obstacles: HexSet): boolean {
  for (let i = 0; i < seams.length; i += 2) {
    if (has(obstacles, seams[i]) && has(obstacles, seams[i + 1])) return true;
  }
  return false;
}
