import type { Seat } from './plain.ts';
import type { Mode } from './request.ts';
import type { Face, Refused } from './ruleset.ts';
import type { Say } from './words.ts';

/** A question as every interface renders it and every bot can answer it. */
export interface Decision {
  /** Answers name it, so that a late one is known as late. */
  readonly no: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly clause: string;
  readonly say: Say;
  /** pick: one of the options. some: between min and max of them. offer: parts that depend on each other. */
  readonly shape: 'pick' | 'some' | 'offer';
  readonly mode: Mode;
  readonly secret: boolean;
  /** It is decided for somebody who is no player: a bot may do it. */
  readonly behalf?: true;
  readonly min: number;
  readonly max: number;
  readonly options: readonly Face[];
  readonly refused: readonly Refused[];
}

/** An answer in the making: the ids that may come next, and what is still missing (a key of the words). */
export interface Draft {
  readonly next: readonly string[];
  readonly missing: string | null;
}
