/** How sentences address their reader, and how they list things. */
import type { Reader, Seat } from '@indigo/kernel';
import { list } from '../names.ts';

/** `You roll` to the one it is about, `Misty rolls` to the others. */
export const does = (r: Reader, seat: Seat, they: string, you: string): string =>
  r.you === seat ? `You ${you}` : `${r.name(seat)} ${they}`;

export const them = (r: Reader, seat: Seat): string => (r.you === seat ? 'you' : r.name(seat));

export const whose = (r: Reader, seat: Seat): string => (r.you === seat ? 'your' : `${r.name(seat)}'s`);

export const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `3`, `3 or 4`, `3, 4 or 5`. */
export const or = (words: readonly string[]): string => list(words).replace(' and ', ' or ');

/** `+1`, `−1`. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
