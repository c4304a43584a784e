/** Seeded random play, for claims about every match. */
import { type Plain, Run, readOptions, type Say, seeded } from '@indigo/kernel';
import { type Classic, classic } from '../src/index.ts';

/** One answer: what was asked of whom, what was answered, and what was told until the next question. */
export interface Moment {
  readonly run: Run<Classic>;
  readonly answer: Plain;
  readonly told: readonly Say[];
}

/** Plays so many turns; `before` looks at each question, `after` at what came of its answer. */
export function playRandomly(
  seats: number,
  turns: number,
  seed: number,
  before: (run: Run<Classic>) => void,
  after: (moment: Moment) => void = () => {},
): void {
  const rng = seeded(seed);
  let told: Say[] = [];
  const s = classic.create(seats, readOptions(classic, { maxTurns: turns }));
  const run = Run.at(classic, s, seats, { rng, strict: true }, (t) => {
    t.listener = (_to, what, facts) => told.push([what, ...facts]);
  });
  while (run.pending !== null) {
    before(run);
    const options = run.options();
    const answer = options[rng(options.length)];
    told = [];
    run.play(answer);
    after({ run, answer, told });
  }
}
