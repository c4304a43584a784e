/** Why not, on the hex field, by kind of question. */
import type { Asking, Refused, Seat } from '@indigo/kernel';
import type { Master } from '../state.ts';

export type Why = (s: Master, seat: Seat, asking: Asking) => Refused[];

export const leagueWhy: { readonly [kind: string]: Why } = {};
