import type { Plain, Seat } from './plain.ts';
import type { Rng } from './random.ts';
import type { Asking } from './request.ts';
import type { State } from './ruleset.ts';

/**
 * What bots that think longer know of a game besides its rules. Every part may be missing: then `evaluate` and `habit` of the
 * ruleset stand in, and nothing is learned. Bots look at worlds, where everything in the state is as good as known.
 */
export interface Mind<S extends State = State> {
  /** Each seat's chance of winning as things stand, by seat. They add up to 1. */
  chances?(s: S): readonly number[];
  /** What somebody would choose of a run's options, by index, who wants to get on: how futures run out. */
  habit?(s: S, asking: Asking, seat: Seat, options: readonly Plain[], rng: Rng): number;
  /** Which of a run's options, by index, are worth a thought: at least one. Follies are kept out here. */
  sensible?(s: S, asking: Asking, seat: Seat, options: readonly Plain[]): readonly number[];
  /** What a learned value looks at. */
  readonly features?: Features<S>;
  /** What was learned by `indigo train`. It must fit `features` and the version of the rules. */
  readonly learned?: Learned;
  /** Futures that can be looked at in a millisecond: what a budget in time comes to. */
  readonly pace?: number;
  /** Futures that are enough for one choice, where more took longer and were not seen to win more. */
  readonly enough?: number;
  /** How many times as often as elsewhere a level slips: where dice decide most, it takes more to tell levels apart. */
  readonly slips?: number;
}

/**
 * A position as numbers, seat by seat, about -1 to 1 each: from what the seat itself may know. What is hidden from it is
 * in a world only guessed, so little should turn on it.
 */
export interface Features<S extends State = State> {
  readonly count: number;
  /** Writes those of a seat into a list, from `at` on. */
  write(s: S, seat: Seat, into: Float64Array, at: number): void;
}

/** The numbers of a small network: features of a seat to a hidden layer to how it stands, and the seats compared. */
export interface Learned {
  readonly game: string;
  /** The version of the rules it was learned by. */
  readonly version: number;
  readonly features: number;
  readonly hidden: number;
  /** Matches it was learned from. */
  readonly matches: number;
  readonly weights: readonly number[];
}
