import { type Rng, type Run, type State, seeded } from '@indigo/kernel';
import type { Judgement } from './minds.ts';

/** How a position is valued. */
export interface Looking<S extends State = State> {
  readonly judgement: Judgement<S>;
  /** How many turns a future goes on before it is judged. */
  readonly turns: number;
}

/** A future that goes on longer than this is judged as it stands. */
const LONGEST = 200;
/** Where nothing says how a position looks, every future is played to its end: a bound for those that have none. */
const TO_THE_END = 20_000;

/** Each seat's share of the result: winners share one match. */
export const resultOf = (winners: readonly number[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));

/** Lets a future run out as people are wont to, until a turn begins, and says everybody's chance of winning there. */
export function runOut<S extends State>(
  run: Run<S>,
  judgement: Judgement<S>,
  until: number,
  seed: number,
): readonly number[] {
  const { ruleset } = run;
  const { chances } = judgement;
  const chooses = seeded(seed + 1);
  const longest = chances === null ? TO_THE_END : LONGEST;
  for (let i = 0; i < longest && run.pending !== null; i++) {
    if (chances !== null && ruleset.turn(run.s) >= until) break;
    run.play(judgement.wont(run, chooses));
  }
  const seats = run.t.n;
  if (run.winners !== null) return resultOf(run.winners, seats);
  return chances?.(run.s, seats) ?? new Array<number>(seats).fill(1 / seats);
}

/**
 * Everybody's chance of winning: the mean of a future for each seed. The same seeds everywhere, and the first roll of the
 * futures spread evenly over its outcomes: what differs is the position.
 */
export function meanFuture<S extends State>(
  run: Run<S>,
  { judgement, turns }: Looking<S>,
  seeds: readonly number[],
): number[] {
  if (run.winners !== null) return resultOf(run.winners, run.t.n);
  const until = run.ruleset.turn(run.s) + turns;
  const sums = new Array<number>(run.t.n).fill(0);
  seeds.forEach((seed, i) => {
    const chances = runOut(run.fork(spread(seed, i, seeds.length)), judgement, until, seed);
    for (let seat = 0; seat < sums.length; seat++) sums[seat] += chances[seat];
  });
  return sums.map((sum) => sum / seeds.length);
}

/** A source whose first draw is in the `part`th of so many equal parts of what it may be. */
function spread(seed: number, part: number, parts: number): Rng {
  const rng = seeded(seed);
  let first = true;
  return (n) => {
    if (!first) return rng(n);
    first = false;
    return Math.floor((n * (part + rng(FINE) / FINE)) / parts);
  };
}

const FINE = 2 ** 20;
