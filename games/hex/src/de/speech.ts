/** How German sentences address their reader, and how they count. */
import type { Reader, Seat } from '@indigo/kernel';

/** `Du würfelst` to the one it is about, `Misty würfelt` to the others. */
export const does = (r: Reader, seat: Seat, they: string, you: string): string =>
  r.you === seat ? `Du ${you}` : `${r.name(seat)} ${they}`;
/** Who does something, whom it is done to, whom something is given to. */
export const they = (r: Reader, seat: Seat): string => (r.you === seat ? 'du' : r.name(seat));
export const them = (r: Reader, seat: Seat): string => (r.you === seat ? 'dich' : r.name(seat));
export const toThem = (r: Reader, seat: Seat): string => (r.you === seat ? 'dir' : r.name(seat));
/** `dein Glurak`, `Glurak von Misty`. */
export const of = (r: Reader, seat: Seat, what: string, your = 'dein'): string =>
  r.you === seat ? `${your} ${what}` : `${what} von ${r.name(seat)}`;

/** `dein Trainer`, `der Trainer von Misty`. */
export const ofThem = (r: Reader, seat: Seat, what: string): string =>
  r.you === seat ? `dein ${what}` : `der ${what} von ${r.name(seat)}`;

export const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a`, `a und b`, `a, b und c`. */
export function list(words: readonly string[], last = 'und'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
/** `3`, `3 oder 4`, `3, 4 oder 5`. */
export const or = (words: readonly string[]): string => list(words, 'oder');

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const items = (n: number): string => count(n, 'Item', 'Items');
export const turns = (n: number): string => count(n, 'Zug', 'Züge');
