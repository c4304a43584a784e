import type { Paint } from '../io.ts';
import { text } from '../text.ts';

/** Rows that matter: where one stands oneself, and where something can be chosen. */
export interface Focus {
  readonly own: readonly number[];
  readonly asked: readonly number[];
}

/** The rows around what matters, with a word about what is left out. */
export function crop(rows: readonly string[], focus: Focus, height: number, paint: Paint): string[] {
  if (rows.length <= height) return [...rows];
  const room = Math.max(3, height - 1);
  const start = best(rows.length - room, room, focus);
  const note = text.board.cropped(start, rows.length - room - start);
  return [...rows.slice(start, start + room), paint.dim(note)];
}

/**
 * Where the window begins: with oneself in it, then with as much as possible of what is asked, then with oneself in
 * its middle. Of two things far apart one is seen, not the empty rows between them.
 */
function best(last: number, room: number, { own, asked }: Focus): number {
  const heart = own.length > 0 ? own : asked;
  const middle = heart.length === 0 ? (last + room) / 2 : heart.toSorted((a, b) => a - b)[heart.length >> 1];
  const inside = (start: number, of: readonly number[]): number =>
    of.filter((row) => row >= start && row < start + room).length;
  let found = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let start = 0; start <= last; start++) {
    const away = Math.abs(start + (room - 1) / 2 - middle);
    const worth = inside(start, own) * 1e6 + inside(start, asked) * 1e3 - away;
    if (worth > most) [most, found] = [worth, start];
  }
  return found;
}
