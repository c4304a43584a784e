import {
  type AnyRuleset,
  type Decision,
  type Match,
  type OptionSpec,
  type OptionValues,
  type Rng,
  type Seat,
  type State,
  seeded,
  seedOf,
} from '@indigo/kernel';

export type AnyMatch = Match<State>;

/** Chooses an answer; null leaves it to chance. */
export type Policy = (decision: Decision, match: AnyMatch, rng: Rng) => string | readonly string[] | null;

/** What a game tells the battery about itself. */
export interface GameFacts<S extends State = State> {
  /** Seat counts to try; all the ruleset allows without it. */
  readonly seats?: readonly number[];
  /** Settings of the options to try; without it the defaults, and each option changed by itself. */
  readonly samples?: readonly OptionValues[];
  /** Parts of the state that are rightly neither seen nor dealt, as paths with `*` for anything. */
  readonly reviewed?: readonly string[];
  /** Things that are neither made nor lost: the same numbers at every moment of a match. */
  count?(s: S): { readonly [thing: string]: number };
  /** A match must be over after this many answers (chance not counted). */
  readonly bound?: number;
  /** How to play the matches that must end, where random play hardly ever does. */
  readonly policy?: Policy;
  /** How many answers of a sampled match are played. */
  readonly length?: number;
  /** How many points a property of middling cost looks at, over all seat counts. INDIGO_SOAK multiplies it. */
  readonly points?: number;
}

/** One way to set a game up, with the seed of everything random in it. */
export interface Setting {
  readonly ruleset: AnyRuleset;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: number;
}

/** A moment of a match, put before a property. The match belongs to the property: it may play on in it. */
export interface Point {
  readonly setting: Setting;
  readonly facts: GameFacts;
  readonly match: AnyMatch;
  readonly rng: Rng;
}

export const seatCounts = (ruleset: AnyRuleset, facts: GameFacts = {}): readonly number[] =>
  facts.seats ??
  Array.from({ length: ruleset.seats.max - ruleset.seats.min + 1 }, (_, i) => ruleset.seats.min + i);

/** The defaults, each option changed by itself, and a few mixtures. */
export function optionSamples(ruleset: AnyRuleset, facts: GameFacts = {}): readonly OptionValues[] {
  if (facts.samples !== undefined) return facts.samples;
  const samples: OptionValues[] = [{}];
  for (const spec of ruleset.options) {
    for (const value of others(spec)) samples.push({ [spec.key]: value });
  }
  const rng = seeded(seedOf(1999, samples.length));
  for (let i = 0; i < 3 && ruleset.options.length > 1; i++) {
    samples.push(Object.fromEntries(ruleset.options.map((spec) => [spec.key, pick(values(spec), rng)])));
  }
  return samples;
}

const others = (spec: OptionSpec): readonly (boolean | string | number)[] =>
  values(spec).filter((value) => value !== spec.default);

function values(spec: OptionSpec): readonly (boolean | string | number)[] {
  switch (spec.type) {
    case 'flag':
      return [true, false];
    case 'choice':
      return spec.choices;
    case 'number':
      return [...new Set([spec.min, spec.default, spec.max])];
  }
}

export const pick = <T>(list: readonly T[], rng: Rng): T => list[rng(list.length)];

/** Everybody who looks: all seats and the spectator. */
export const lookers = (match: AnyMatch, spectator: Seat): readonly Seat[] => [
  ...Array.from({ length: match.seats }, (_, seat) => seat),
  spectator,
];
