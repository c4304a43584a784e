import { type AnyRuleset, seeded, seedOf } from '@indigo/kernel';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { writeFailure } from './failure.ts';
import { type AnyMatch, type GameFacts, optionSamples, type Point, seatCounts } from './game.ts';
import { begin, make, randomIds } from './play.ts';
import { checkFork, checkPlain } from './properties/copies.ts';
import { checkDecision } from './properties/decision.ts';
import { checkHostile } from './properties/hostile.ts';
import { checkRestored } from './properties/record.ts';
import { checkWorlds } from './properties/worlds.ts';
import { soak } from './sample.ts';

/** The beginning of a match as fast-check makes and shrinks it. */
export interface Prefix {
  readonly seats: number;
  /** Which of the sampled settings of the options. */
  readonly sample: number;
  /** Of chance. */
  readonly seed: number;
  /** One number an answer: which of the open seats and of its options. */
  readonly choices: readonly number[];
}

/** Any beginning of a match; it shrinks to fewer answers, of earlier options. */
export function prefixes(ruleset: AnyRuleset, facts: GameFacts = {}, length = 60): fc.Arbitrary<Prefix> {
  return fc.record({
    seats: fc.constantFrom(...seatCounts(ruleset, facts)),
    sample: fc.nat(optionSamples(ruleset, facts).length - 1),
    seed: fc.nat(0xffff),
    choices: fc.array(fc.nat(0xffff), { maxLength: length, size: 'max' }),
  });
}

/** Plays it. */
export function playPrefix(ruleset: AnyRuleset, facts: GameFacts, prefix: Prefix): Point {
  const { seats, sample, seed, choices } = prefix;
  const setting = { ruleset, seats, options: optionSamples(ruleset, facts)[sample], seed };
  const match = begin(setting);
  for (const choice of choices) {
    if (match.over) break;
    choose(match, choice);
  }
  return { setting, facts, match, rng: seeded(seedOf(seed, choices.length)) };
}

function choose(match: AnyMatch, choice: number): void {
  const open = match.open();
  const seat = open[choice % open.length];
  const decision = match.decision(seat, false);
  const rest = Math.floor(choice / open.length);
  const ids =
    decision?.shape === 'pick'
      ? decision.options[rest % decision.options.length].id
      : randomIds(match, seat, seeded(rest));
  make(match, { seat, no: match.no, ids });
}

/** Holds a property to random beginnings; what is left of a counterexample is written down as a record. */
export function assertPrefixes(
  ruleset: AnyRuleset,
  facts: GameFacts,
  name: string,
  check: (point: Point) => void,
  options: { readonly runs?: number; readonly seed?: number } = {},
): void {
  const holds = fc.property(prefixes(ruleset, facts), (prefix) => {
    check(playPrefix(ruleset, facts, prefix));
  });
  const runs = options.runs ?? 30 * soak();
  const found = fc.check(holds, { numRuns: runs, seed: options.seed ?? 1 });
  if (!found.failed || found.counterexample === null) return;
  const [prefix] = found.counterexample;
  const why = found.errorInstance instanceof Error ? found.errorInstance : new Error('failed');
  const file = writeFailure(`${name}-shrunk`, found.seed, recordOf(ruleset, facts, prefix));
  why.message = `${why.message}\n  shrunk to ${JSON.stringify(prefix)}\n  record: ${file}`;
  throw why;
}

/** The record of a prefix, as far as it can be played. */
function recordOf(ruleset: AnyRuleset, facts: GameFacts, prefix: Prefix) {
  for (let n = prefix.choices.length; n > 0; n--) {
    try {
      return playPrefix(ruleset, facts, { ...prefix, choices: prefix.choices.slice(0, n) }).match.record;
    } catch {
      // The last answer itself broke: what came before is what can be shown.
    }
  }
  return playPrefix(ruleset, facts, { ...prefix, choices: [] }).match.record;
}

const MAIN: readonly (readonly [string, (point: Point) => void])[] = [
  ['decisions are sound', checkDecision],
  ['hostile answers are refused', checkHostile],
  ['the state is plain data', checkPlain],
  ['a fork is equal', checkFork],
  ['a restored match is equal', checkRestored],
  ['worlds look the same', (point) => void checkWorlds(point)],
];

/** The main properties over beginnings that shrink. */
export function shrinking(ruleset: AnyRuleset, facts: GameFacts, runs: number): void {
  describe(`beginnings of ${ruleset.id}`, { timeout: 0 }, () => {
    test.each(MAIN)('%s', (name, check) => {
      assertPrefixes(ruleset, facts, name, check, { runs });
    });
  });
}
