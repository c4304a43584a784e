/** How sentences address their reader. */
import type { Reader, Seat } from '@indigo/kernel';

/** `You roll` to the one it is about, `Misty rolls` to the others. */
export const does = (r: Reader, seat: Seat, they: string, you: string): string =>
  r.you === seat ? `You ${you}` : `${r.name(seat)} ${they}`;
export const them = (r: Reader, seat: Seat): string => (r.you === seat ? 'you' : r.name(seat));
export const whose = (r: Reader, seat: Seat): string => (r.you === seat ? 'your' : `${r.name(seat)}'s`);
export const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
