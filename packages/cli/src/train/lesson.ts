import { type Lesson, Network, selfPlay } from '@indigo/bots';
import { type AnyRuleset, type OptionValues, seedOf } from '@indigo/kernel';

/** All that decides what is learned. */
export interface Course {
  readonly game: string;
  /** The version of the rules. */
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: number;
  /** Numbers that describe a seat, and how many hidden ones they lead to. */
  readonly features: number;
  readonly hidden: number;
}

/** A match given up after so many choices teaches nothing but how to get nowhere. */
const MAX_DECISIONS = 20_000;

/** Plays the matches of a course by their number, with the weights learned so far. */
export async function lessonsOf(
  ruleset: AnyRuleset,
  { seats, options, seed, features, hidden }: Course,
): Promise<(index: number, weights: Float64Array) => Lesson> {
  const mind = (await ruleset.mind?.()) ?? {};
  const play = { ruleset, mind, seats, options, maxDecisions: MAX_DECISIONS };
  return (index, weights) => selfPlay(play, new Network(features, hidden, weights), seedOf(seed, index));
}
