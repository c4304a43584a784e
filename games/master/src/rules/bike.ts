/** What a bike is worth (M-BIKE, M-BOPT). */
import type { Seat } from '@indigo/kernel';
import { BIKE_EXTRA, BIKE_EXTRA_LATE } from '../data/rules.ts';
import type { Master, Options } from '../state.ts';

/** M-BIKE-01, M-BIKE-02; M-BOPT-02, M-BOPT-03: under the other option it grows for all once a leader has fallen. */
export const bikeExtra = (s: Master, seat: Seat): number =>
  bikeWorth(s.options, s.players[seat].bike, s.gymsBeaten);

export function bikeWorth({ bike: option }: Options, bike: number, gymsBeaten: number): number {
  if (option === 'upgrade' || bike === 0) return BIKE_EXTRA[bike]; // M-BOPT-01
  return BIKE_EXTRA_LATE[gymsBeaten > 0 ? 1 : 0];
}

/** M-BIKE-03: bought in the middle of a turn, it adds to the actions left now. */
export function ride(s: Master, seat: Seat, bike: 1 | 2): void {
  s.players[seat].bike = bike;
  const more = bikeExtra(s, seat) - s.extra;
  s.extra += more;
  s.left += more;
}

/** M-BIKE-05: given away on the own turn, it takes its actions with it. */
export function dismount(s: Master): void {
  s.left -= s.extra;
  s.extra = 0;
}
