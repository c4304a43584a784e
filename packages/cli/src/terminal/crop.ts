import type { Paint } from '../io.ts';
import { text } from '../text.ts';

/** The rows around what matters, with a word about what is left out. `focus`: the rows that matter. */
export function crop(
  rows: readonly string[],
  focus: readonly number[],
  height: number,
  paint: Paint,
): string[] {
  if (rows.length <= height) return [...rows];
  const middle = focus.length === 0 ? rows.length / 2 : (Math.min(...focus) + Math.max(...focus)) / 2;
  const room = Math.max(3, height - 1);
  const start = Math.max(0, Math.min(rows.length - room, Math.round(middle - room / 2)));
  const note = text.board.cropped(start, rows.length - room - start);
  return [...rows.slice(start, start + room), paint.dim(note)];
}
