/** Whole matches of chance players, looked at after every answer: for claims about everything that can happen. */
import { type Plain, Run, readOptions, type Say, type Seat, seeded, seedOf } from '@indigo/kernel';
import { type Classic, classic } from '../src/index.ts';

/** One answer: what was answered, and what was told until the next question, which stands now. */
export interface Moment {
  readonly run: Run<Classic>;
  readonly answer: Plain;
  readonly told: readonly Say[];
}

export interface Watch {
  /** Stop after so many turns; without it the match is played to its end, however long. */
  readonly turns?: number;
  /** The state and the question, before each answer. */
  readonly look?: (s: Classic, run: Run<Classic>) => void;
  /** Everything that is told, to whomever. */
  readonly hear?: (what: string, facts: readonly Plain[], s: Classic) => void;
  /** What came of each answer. */
  readonly after?: (moment: Moment) => void;
}

/** Plays a match; who won. */
export function playRandomly(seats: number, seed: number, watch: Watch): readonly Seat[] {
  const { turns = 0, look, hear, after } = watch;
  const rng = seeded(seedOf(seed, 1));
  const pick = seeded(seedOf(seed, 2));
  const fresh = classic.create(seats, readOptions(classic, { maxTurns: turns }));
  let told: Say[] = [];
  const run = Run.at(classic, fresh, seats, { rng, strict: true }, (t) => {
    if (hear === undefined && after === undefined) return;
    t.listener = (_to, what, facts) => {
      told.push([what, ...facts]);
      hear?.(what, facts, t.s);
    };
  });
  while (run.winners === null) {
    look?.(run.s, run);
    const options = run.options();
    const answer = options[pick(options.length)];
    told = [];
    run.play(answer);
    after?.({ run, answer, told });
  }
  return run.winners;
}
