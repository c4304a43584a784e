/** What a bike is worth (M-BIKE, M-BOPT). */
import type { Seat } from '@indigo/kernel';
import { BIKE_EXTRA, BIKE_EXTRA_LATE } from '../data/rules.ts';
import type { Master } from '../state.ts';

/** M-BIKE-01, M-BIKE-02; M-BOPT-02, M-BOPT-03: under the other option it grows for all once a leader has fallen. */
export function bikeExtra(s: Master, seat: Seat): number {
  const { bike } = s.players[seat];
  if (s.options.bike === 'upgrade' || bike === 0) return BIKE_EXTRA[bike];
  return BIKE_EXTRA_LATE[s.gymsBeaten > 0 ? 1 : 0];
}
