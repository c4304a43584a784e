/** What everybody may see of a match on the hex field. */
import type { Master } from '../state.ts';

export type LeagueView = { readonly winner: number } | null;

export const leagueView = (s: Master): LeagueView => (s.league === null ? null : { winner: s.league.winner });
