import type { ConditionId } from './effects.ts';

export interface Condition {
  readonly id: ConditionId;
  /** M-COND-12: its marker is the back of a token of this colour (BACKS). */
  readonly marker: string;
}

/** M-COND-06 to 09: effects from the designer's sheet; how they stack is ours (M-AMB-56). Both slowed kinds share a marker. */
export const CONDITIONS: readonly Condition[] = [
  { id: 'poisoned', marker: 'light green' },
  { id: 'asleep', marker: 'pink' },
  { id: 'flinched', marker: 'yellow' },
  { id: 'slowed-to', marker: 'dark blue' },
  { id: 'slowed-by', marker: 'dark blue' },
  { id: 'blinded', marker: 'dark green' },
];
