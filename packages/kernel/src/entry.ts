import type { Seat } from './plain.ts';
import type { Asking } from './request.ts';

/**
 * One thing that was decided: a chance outcome; the option id of the one seat that was asked; its list of ids where the
 * answer is composed; or, where several seats were asked, the seat and its ids.
 */
export type Entry = number | string | readonly string[] | readonly [Seat, ...string[]];

export type AnswerEntry = Exclude<Entry, number>;

/** Is it an entry of some match? Only the question it answers tells whether it is one of this. */
export function isEntry(entry: unknown): entry is Entry {
  if (isCount(entry) || typeof entry === 'string') return true;
  if (!Array.isArray(entry)) return false;
  const ids = isCount(entry[0]) ? entry.slice(1) : entry;
  return ids.every((id) => typeof id === 'string');
}

export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** The answer of a seat as it is written down. */
export function entryOf(asking: Asking, seat: Seat, ids: string | readonly string[]): AnswerEntry {
  const list = typeof ids === 'string' ? [ids] : ids.slice();
  if (asking.mode !== 'one') return [seat, ...list];
  return asking.parts === null ? list[0] : list;
}

/** Whose answer an entry is, and of what ids. Seat -1: it does not say, though several were asked. */
export function readEntry(
  { mode, seats }: Asking,
  entry: AnswerEntry,
): { readonly seat: Seat; readonly ids: string | readonly string[] } {
  if (mode === 'one') return { seat: seats[0], ids: entry as string | readonly string[] };
  const [seat, ...ids] = entry as readonly [Seat, ...string[]];
  return { seat: typeof seat === 'number' ? seat : -1, ids };
}
