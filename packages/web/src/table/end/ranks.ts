import type { Gauge, Scene, Seat } from '@indigo/kernel';

export interface Rank {
  readonly seat: Seat;
  /** From 1; who came out alike shares a place. */
  readonly place: number;
}

/** As the game says; where it says nothing the winners first, then by what it counts. */
export const ranksOf = (
  { standings, gauges }: Pick<Scene, 'standings' | 'gauges'>,
  seats: number,
  winners: readonly Seat[],
): Rank[] => (standings === undefined ? countedRanks(gauges, seats, winners) : saidRanks(standings));

const saidRanks = (standings: readonly (readonly Seat[])[]): Rank[] =>
  standings.flatMap((alike, i) => {
    const place = 1 + standings.slice(0, i).flat().length;
    return alike.map((seat) => ({ seat, place }));
  });

function countedRanks(gauges: readonly Gauge[], seats: number, winners: readonly Seat[]): Rank[] {
  const value = (seat: Seat): number => gauges.find((gauge) => gauge.seat === seat)?.value ?? 0;
  const won = (seat: Seat): number => Number(winners.includes(seat));
  // Winners are alike, whatever they counted.
  const behind = (a: Seat, b: Seat): number => won(b) - won(a) || (won(a) === 1 ? 0 : value(b) - value(a));
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all
    .toSorted(behind)
    .map((seat) => ({ seat, place: 1 + all.filter((other) => behind(seat, other) > 0).length }));
}
