import type { TableSetup } from '@indigo/host';
import type { MatchRow } from './store.ts';

/** A table as it was set up. */
export const setupOf = ({ players, options, clock, cover, auto, secret }: MatchRow): TableSetup => ({
  seats: players.length,
  options,
  clock,
  cover,
  auto,
  ...(secret === null ? {} : { secret }),
});
