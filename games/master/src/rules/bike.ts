/** What a bike is worth (M-BIKE, M-BOPT). */
import type { Seat } from '@indigo/kernel';
import { BIKE_EXTRA, BIKE_EXTRA_LATE } from '../data/rules.ts';
import type { Master, Options, Player } from '../state.ts';

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

/** The kinds of bikes. */
export const BIKES = [1, 2] as const;
type BikeKind = (typeof BIKES)[number];
type Garage = { readonly bike: number; readonly spares: readonly number[] };

/** M-BIKE-04: how many of a kind somebody owns; only the best is ridden. */
export const bikesOf = ({ bike, spares }: Garage, kind: BikeKind): number =>
  spares[kind - 1] + (bike === kind ? 1 : 0);

/** Puts a player's bikes in order: the best is ridden, the others are kept. */
export function park(player: Player, counts: readonly [bikes: number, machBikes: number]): void {
  const [bikes, machBikes] = counts;
  player.bike = machBikes > 0 ? 2 : bikes > 0 ? 1 : 0;
  player.spares = [bikes - (player.bike === 1 ? 1 : 0), machBikes - (player.bike === 2 ? 1 : 0)];
}

/** M-BIKE-05: how many of the actions left Active loses by giving these away: what the best bike kept does not give. */
export function actionsLost(s: Master, seat: Seat, given: readonly number[]): number {
  if (seat !== s.active || s.phase !== 'adventure') return 0;
  let kept = 0;
  for (const kind of BIKES) if (bikesOf(s.players[seat], kind) > given[kind - 1]) kept = kind;
  return s.extra - Math.min(s.extra, bikeWorth(s.options, kept, s.gymsBeaten));
}

/** M-BIKE-05: given away on the own turn, a bike takes its actions with it. */
export function dismount(s: Master, lost: number): void {
  s.left -= lost;
  s.extra -= lost;
}
