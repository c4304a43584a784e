/** How answers on the hex field look, by kind of question. */
import type { Face, Seat } from '@indigo/kernel';
import type { Master } from '../state.ts';

export type Look = (s: Master, value: never, seat: Seat) => Face;

export const leagueLooks: { readonly [kind: string]: Look } = {};
