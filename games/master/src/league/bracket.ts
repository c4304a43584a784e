import type { Seat } from '@indigo/kernel';

/** M-SEED-06: semi-finals by place in the seeds, 1-4 before 2-3 (M-LEAGUE-02); who is in none goes straight to the final (M-VAR-01, 02). */
export const SEMI_FINALS: { readonly [players: number]: readonly (readonly [number, number])[] } = {
  4: [
    [0, 3],
    [1, 2],
  ],
  3: [[1, 2]],
  2: [],
};

/** Who meets whom first, by their seeds; who meets nobody yet waits for the final. */
export function openingOf(seeds: readonly Seat[]): readonly (readonly Seat[])[] {
  const semis = SEMI_FINALS[seeds.length];
  if (semis.length === 0) return [seeds];
  const waits = seeds.filter((_, seed) => !semis.some((pair) => pair.includes(seed)));
  return [...waits.map((seat) => [seat]), ...semis.map(([high, low]) => [seeds[high], seeds[low]])];
}
