/** What the agenda can hold of the League, and how it begins. */
import type { Rules, Seat, Step } from '@indigo/kernel';
import type { T } from '../table.ts';

export const leagueSteps: { readonly [name: string]: (t: T, step: Step) => Rules } = {};

/** M-LEAGUE-01: puts the League on the agenda, once seeds are fixed and shopping is over. Its last step sets `s.winner`. */
export function beginLeague(t: T): void {
  t.s.winner = t.s.seeds[0];
}

/** M-FRIEND-06: puts a friendly battle on the agenda. When it is over, `s.league.winner` says who has won. */
export function beginFriendly(t: T, _met: Seat, arriver: Seat): void {
  t.s.league = { winner: arriver };
}
