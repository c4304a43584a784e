import { pad, widthOf, wrap } from './width.ts';

/** A numbered list in as many columns as fit; long entries are wrapped one below the other. */
export function numbered(entries: readonly (readonly [string, string])[], width: number): string[] {
  if (entries.length === 0) return [];
  const label = Math.max(...entries.map(([number]) => number.length));
  const cells = entries.map(([number, entry]) => `${number.padStart(label + 1)}  ${entry}`);
  const widest = Math.max(...cells.map(widthOf));
  const columns = Math.min(Math.floor((width + 2) / (widest + 2)), Math.ceil(entries.length / 3));
  if (columns < 2) return cells.flatMap((cell) => wrap(cell, width, ' '.repeat(label + 3)));
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cells[column * rows + row] ?? '')
      .map((cell) => pad(cell, widest))
      .join('  ')
      .trimEnd(),
  );
}
