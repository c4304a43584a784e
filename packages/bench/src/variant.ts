import type { Tally } from './race/tally.ts';

/** Something to measure: either work that costs CPU time by the unit, or a size in bytes by the unit. */
export type Variant =
  | {
      /** Makes what the work is done on: so many matches. */
      prepare?(matches: number): void;
      /** Does some work and says how many units it was: decisions played, copies made. */
      batch(): number;
      /** Of the races played so far. */
      tally?: Tally;
    }
  | {
      /** Over so many matches. */
      bytesPerUnit(matches: number): number;
    };

/** What was found out about a variant. `value` is CPU nanoseconds or bytes a unit. */
export type Finding = { value: number; tally: Tally | null } | { error: string };

/** A full run averages over so many. */
export const MATCHES = 32;

/** What a process may spend. */
export interface Budget {
  /** How long it warms up, in milliseconds of wall time, ... */
  warmUp: number;
  /** ... and how long it then measures. */
  measure: number;
  /** What a copy or a record costs depends on the match: over how many it is averaged. */
  matches: number;
}
