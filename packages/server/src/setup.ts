import type { TableSetup } from '@indigo/host';
import type { MatchRow } from './store.ts';

/** A table as it was set up. */
export const setupOf = ({
  players,
  options,
  clock,
  cover,
  hints,
  standIn,
  auto,
  secret,
}: MatchRow): TableSetup => ({
  seats: players.length,
  options,
  clock,
  cover,
  ...(hints === null ? {} : { hints }),
  ...(standIn === null ? {} : { standIn }),
  auto,
  ...(secret === null ? {} : { secret }),
});
