import type { Plain, Seat } from './plain.ts';
import { type Rng, seeded } from './random.ts';
import type { Asking, Request } from './request.ts';
import { Table } from './table.ts';

/** A share is known well enough by this standard error, which what is nearly sure soon has. */
const CLOSE = 0.04;
const LEAST = 32;
/** Always the same dice: what is asked for again has the same answer. */
const SEED = 1;
const MOST_KNOWN = 500;

/** Held to be won and lost once more than it was: nothing is sure after a few times. */
export function isClose(won: number, times: number): boolean {
  const share = (won + 1) / (times + 2);
  return times >= LEAST && share * (1 - share) <= CLOSE * CLOSE * times;
}

/** A table for playing out a part of a match by the rules themselves, from a state made for it. */
export const tableFor = <S>(s: S, seats: number): Table<S> => new Table(s, seats, seeded(SEED));

/** Runs what the kernel would run, and lets everybody who is asked do what they would without thinking long. */
export function playOut<S>(
  t: Table<S>,
  rules: (t: Table<S>) => Iterable<Request, void, unknown>,
  habit: (s: S, asking: Asking, seat: Seat, options: readonly Plain[], rng: Rng) => number,
): void {
  const steps = rules(t)[Symbol.iterator]();
  let answer: Plain | undefined;
  for (;;) {
    const { done, value } = steps.next(answer);
    if (done) return;
    const asking = value as Asking;
    const [seat] = asking.seats;
    const options = asking.options(seat);
    answer = options[habit(t.s, asking, seat, options, t.rng as Rng)];
  }
}

/** The same is asked for again and again, by every option and whenever a page is drawn: it is found once. */
export function remembered<W, V>(find: (what: W) => V): (what: W) => V {
  const known = new Map<string, V>();
  return (what) => {
    const key = JSON.stringify(what);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(what);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, found);
    return found;
  };
}
