/** Whole matches of chance players, looked at after every answer: for claims about everything that can happen. */
import { type Plain, Run, readOptions, type Seat, seeded, seedOf } from '@indigo/kernel';
import { type Classic, classic } from '../src/index.ts';

export interface Watch {
  /** Stop after so many turns; without it the match is played to its end, however long. */
  readonly turns?: number;
  /** The state, before each answer. */
  readonly look?: (s: Classic) => void;
  /** Everything that is told, to whomever. */
  readonly hear?: (what: string, facts: readonly Plain[], s: Classic) => void;
}

/** Plays a match; who won. */
export function playRandomly(seats: number, seed: number, { turns = 0, look, hear }: Watch): readonly Seat[] {
  const rng = seeded(seedOf(seed, 1));
  const pick = seeded(seedOf(seed, 2));
  const fresh = classic.create(seats, readOptions(classic, { maxTurns: turns }));
  const run = Run.at(classic, fresh, seats, { rng }, (t) => {
    if (hear !== undefined) t.listener = (_to, what, facts) => hear(what, facts, t.s);
  });
  while (run.winners === null) {
    look?.(run.s);
    const options = run.options();
    run.play(options[pick(options.length)]);
  }
  return run.winners;
}
