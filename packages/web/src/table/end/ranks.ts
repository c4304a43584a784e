import type { Gauge, Seat } from '@indigo/kernel';

export interface Rank {
  readonly seat: Seat;
  /** From 1; who came out alike shares a place. */
  readonly place: number;
}

/** The winners first, then by what the game counts. */
export function ranksOf(gauges: readonly Gauge[], seats: number, winners: readonly Seat[]): Rank[] {
  const value = (seat: Seat): number => gauges.find((gauge) => gauge.seat === seat)?.value ?? 0;
  const won = (seat: Seat): number => Number(winners.includes(seat));
  // Winners are alike, whatever they counted.
  const behind = (a: Seat, b: Seat): number => won(b) - won(a) || (won(a) === 1 ? 0 : value(b) - value(a));
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all
    .toSorted(behind)
    .map((seat) => ({ seat, place: 1 + all.filter((other) => behind(seat, other) > 0).length }));
}
