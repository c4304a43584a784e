import type { Place } from '@indigo/kernel';

export interface Cell {
  readonly col: number;
  readonly row: number;
}

/** Where each place stands on a grid of characters. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly cells: ReadonlyMap<string, Cell>;
}

/** Two places in one row need this many columns between them, so that a number of two digits fits. */
const APART = 3;
const LOWEST = 8;
const HIGHEST = 30;

/** Layouts found before: a board is laid out once for each width. */
const found = new WeakMap<readonly Place[], Map<number, Layout>>();

/** The lowest grid of this width on which no two places touch; what cannot be kept apart there moves a little. */
export function layOut(places: readonly Place[], width: number): Layout {
  const widths = found.get(places) ?? new Map<number, Layout>();
  found.set(places, widths);
  const layout = widths.get(width) ?? lowest(places, width);
  widths.set(width, layout);
  return layout;
}

function lowest(places: readonly Place[], width: number): Layout {
  let best = attempt(places, width, LOWEST);
  for (let height = LOWEST + 1; height <= HIGHEST && best.clashes > 0; height++) {
    const next = attempt(places, width, height);
    if (next.clashes < best.clashes) best = next;
  }
  return { width, height: best.height, cells: spread(best.cells, width, best.height) };
}

interface Attempt {
  readonly height: number;
  readonly cells: readonly (readonly [string, Cell])[];
  readonly clashes: number;
}

function attempt(places: readonly Place[], width: number, height: number): Attempt {
  const across = scale(
    places.map((place) => place.x),
    width,
  );
  const down = scale(
    places.map((place) => place.y),
    height,
  );
  const cells = places.map(({ id, x, y }) => [id, { col: across(x), row: down(y) }] as const);
  let clashes = 0;
  cells.forEach(([, a], i) => {
    for (let j = 0; j < i; j++) if (touch(a, cells[j][1])) clashes++;
  });
  return { height, cells, clashes };
}

/** From the range the values really use to 0..size-1. */
function scale(values: readonly number[], size: number): (value: number) => number {
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  return (value) => Math.round(((value - low) / range) * (size - 1));
}

const touch = (a: Cell, b: Cell): boolean => a.row === b.row && Math.abs(a.col - b.col) < APART;

/** Moves what still touches to the nearest cell that is free. */
function spread(
  wanted: readonly (readonly [string, Cell])[],
  width: number,
  height: number,
): Map<string, Cell> {
  const taken: Cell[] = [];
  const cells = new Map<string, Cell>();
  for (const [id, cell] of wanted) {
    const settled = nearestFree(cell, taken, width, height);
    taken.push(settled);
    cells.set(id, settled);
  }
  return cells;
}

function nearestFree(cell: Cell, taken: readonly Cell[], width: number, height: number): Cell {
  const free = (c: Cell): boolean => !taken.some((other) => touch(c, other));
  if (free(cell)) return cell;
  let best = cell;
  let least = Number.POSITIVE_INFINITY;
  for (let row = Math.max(0, cell.row - 4); row < Math.min(height, cell.row + 5); row++) {
    for (let col = Math.max(0, cell.col - 12); col < Math.min(width, cell.col + 13); col++) {
      // A row is about as far as two columns.
      const distance = (row - cell.row) ** 2 * 4 + (col - cell.col) ** 2;
      if (distance < least && free({ col, row })) {
        least = distance;
        best = { col, row };
      }
    }
  }
  return best;
}
