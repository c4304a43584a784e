import type { Tally } from './race/tally.ts';

/** Something to measure: either work that costs CPU time by the unit, or a size in bytes by the unit. */
export type Variant =
  | {
      /** Does some work and says how many units it was: decisions played, copies made. */
      batch(): number;
      /** Of the races played so far. */
      tally?: Tally;
    }
  | { bytesPerUnit(): number };

/** What was found out about a variant. `value` is CPU nanoseconds or bytes a unit. */
export type Finding = { value: number; tally: Tally | null } | { error: string };

/** How long a process warms up and how long it then measures, in milliseconds of wall time. */
export interface Budget {
  warmUp: number;
  measure: number;
}
