import { type Asking, checksum, frozen, type Plain, type Run, type Seat, type State } from '@indigo/kernel';
import type { AnyMatch, Point } from '../game.ts';
import { changeable, difference, notPlain } from '../leaves.ts';
import { fingerprint } from './hostile.ts';

/** The state is JSON data: it comes back from text as it was. */
export function checkPlain({ match }: Point): void {
  // Steps are read, never changed: from here on whoever tries is caught.
  for (const step of match.s.agenda) frozen(step);
  const wrong = notPlain(match.s);
  if (wrong !== null) throw new Error(`the state must be plain data: ${wrong}`);
  const lost = difference(match.s, JSON.parse(JSON.stringify(match.s)));
  if (lost !== null) throw new Error(`the state must survive JSON: ${lost}`);
}

/** A clone is equal to the last key and shares nothing that can change. */
export function checkClone({ match }: Point): void {
  for (const step of match.s.agenda) frozen(step);
  const clone = match.ruleset.clone(match.s);
  const wrong = difference(match.s, clone);
  if (wrong !== null) throw new Error(`the clone differs: ${wrong}`);
  if (checksum(clone as unknown as Plain) !== checksum(match.s as unknown as Plain)) {
    throw new Error('the clone has its keys in another order, so checksums would differ');
  }
  sharesNothing(match.s, clone, 'the clone');
}

function sharesNothing(s: State, copy: State, what: string): void {
  const mine = changeable(s);
  for (const object of changeable(copy)) {
    if (mine.has(object)) throw new Error(`${what} shares ${JSON.stringify(object).slice(0, 80)}`);
  }
}

/** Beyond it a fork costs more than a clone or two: such a step should be several. */
const LONGEST_STEP = 400;

/** A fork stands where the original stands, shares nothing with it, and goes its own way. */
export function checkFork({ match, rng }: Point): void {
  for (const step of match.s.agenda) frozen(step);
  const before = fingerprint(match);
  for (const keep of [false, true]) {
    const fork = match.fork(rng, keep);
    sameRun(match, fork);
    sharesNothing(match.s, fork.s, 'the fork');
    if (!keep) continue;
    const decided = fork.t.journal?.value.length ?? 0;
    if (decided > LONGEST_STEP)
      throw new Error(`a step of ${decided} decisions: every fork plays them all again`);
    sameRun(match, fork.fork(rng));
    for (let i = 0; i < 8 && fork.pending !== null; i++) {
      const options = fork.options();
      fork.play(options[rng(options.length)]);
    }
    if (fork.pending !== null) fork.fork(rng);
  }
  if (fingerprint(match) !== before) throw new Error('playing on a fork changed the original');
}

function sameRun(match: AnyMatch, fork: Run<State>): void {
  const wrong = difference(match.s, fork.s);
  if (wrong !== null) throw new Error(`the fork differs: ${wrong}`);
  const asking = fork.pending as Asking | null;
  const open = asking === null ? [] : asking.seats.filter((seat) => asking.isOpen(seat));
  const other = difference(match.open(), open) ?? difference(match.winners, fork.winners);
  if (other !== null) throw new Error(`the fork asks other seats: ${other}`);
  if (asking === null) return;
  for (const seat of open) {
    const lost = difference(facesOf(match, seat), facesIn(fork, seat));
    if (lost !== null) throw new Error(`the fork offers seat ${seat} something else: ${lost}`);
  }
}

/** What a seat is shown of its question in a match. */
export function facesOf(match: AnyMatch, seat: Seat): unknown {
  const decision = match.decision(seat);
  if (decision === null) return null;
  const { kind, clause, say, options, refused, mode, min } = decision;
  return { kind, clause, say, min, refused, options: mode === 'first' ? options.slice(1) : options };
}

/** The same in a run. */
export function facesIn(run: Run<State>, seat: Seat): unknown {
  const asking = run.pending as Asking | null;
  if (asking === null || !('isOpen' in asking) || !asking.isOpen(seat)) return null;
  const { question, parts } = asking;
  return {
    kind: question.kind,
    clause: question.clause,
    say: [`ask.${question.kind}`, ...(question.about ?? [])],
    min: parts === null ? 1 : parts.min,
    refused: run.ruleset.refused(run.s, asking, seat),
    options: asking.options(seat).map((value) => run.ruleset.face(run.s, asking, value, seat)),
  };
}
