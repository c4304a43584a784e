import type { Field } from './noise.ts';

export type Point = readonly [x: number, y: number];
export type Loop = readonly Point[];

/** Samples of a field on a grid of squares, `pad` squares wider than the picture on every side. */
export interface Grid {
  readonly values: Float64Array;
  readonly columns: number;
  readonly rows: number;
  readonly step: number;
  readonly pad: number;
}

/** Below every level: closes the contours that run out of the picture. */
const OUTSIDE = -1e6;

export function sample(field: Field, width: number, height: number, step: number, pad: number): Grid {
  const columns = Math.ceil(width / step) + 2 * pad + 1;
  const rows = Math.ceil(height / step) + 2 * pad + 1;
  const values = new Float64Array(columns * rows).fill(OUTSIDE);
  for (let j = 1; j < rows - 1; j++)
    for (let i = 1; i < columns - 1; i++) values[j * columns + i] = field((i - pad) * step, (j - pad) * step);
  return { values, columns, rows, step, pad };
}

/** The sides of a square that a contour joins, by which of its corners (NW NE SE SW) lie above the level. */
const JOINS: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [['W', 'S']],
  [['S', 'E']],
  [['W', 'E']],
  [['E', 'N']],
  [
    ['W', 'N'],
    ['E', 'S'],
  ],
  [['S', 'N']],
  [['W', 'N']],
  [['N', 'W']],
  [['N', 'S']],
  [
    ['N', 'E'],
    ['S', 'W'],
  ],
  [['N', 'E']],
  [['E', 'W']],
  [['E', 'S']],
  [['S', 'W']],
  [],
];
type Side = 'N' | 'E' | 'S' | 'W';

/** The closed outlines of all that lies above `level`, by marching squares. */
export function contours({ values, columns, rows, step, pad }: Grid, level: number): readonly Loop[] {
  const next = new Map<number, number[]>();
  const points = new Map<number, Point>();

  /** Where the contour crosses the edge that runs right (or down) from a grid point. */
  const crossing = (i: number, j: number, down: 0 | 1): number => {
    const at = j * columns + i;
    const key = at * 2 + down;
    if (!points.has(key)) {
      const a = values[at] - level;
      const b = values[down ? at + columns : at + 1] - level;
      const share = a < OUTSIDE / 10 ? 0.98 : b < OUTSIDE / 10 ? 0.02 : a / (a - b);
      const t = Math.max(0.02, Math.min(0.98, share));
      points.set(key, [(i - pad + (down ? 0 : t)) * step, (j - pad + (down ? t : 0)) * step]);
    }
    return key;
  };
  const side = (name: Side, i: number, j: number): number =>
    name === 'N'
      ? crossing(i, j, 0)
      : name === 'S'
        ? crossing(i, j + 1, 0)
        : name === 'W'
          ? crossing(i, j, 1)
          : crossing(i + 1, j, 1);

  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < columns - 1; i++) {
      const at = j * columns + i;
      const above = (k: number): number => (values[k] > level ? 1 : 0);
      const corners =
        (above(at) << 3) | (above(at + 1) << 2) | (above(at + columns + 1) << 1) | above(at + columns);
      for (const [from, to] of JOINS[corners]) {
        const start = side(from, i, j);
        const ways = next.get(start);
        if (ways) ways.push(side(to, i, j));
        else next.set(start, [side(to, i, j)]);
      }
    }
  return loops(next, points);
}

/** Joins the pieces; specks of a few points are dropped. */
function loops(next: Map<number, number[]>, points: ReadonlyMap<number, Point>): readonly Loop[] {
  const found: Loop[] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    let at = start;
    while (next.has(at) && (at !== start || loop.length === 0)) {
      loop.push(points.get(at) as Point);
      const ways = next.get(at) as number[];
      const to = ways.pop() as number;
      if (ways.length === 0) next.delete(at);
      at = to;
    }
    if (loop.length > 5) found.push(loop);
  }
  return found;
}
