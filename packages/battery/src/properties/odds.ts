import {
  Asking,
  Chance,
  type Decision,
  DONE,
  type Odds,
  type Plain,
  type Run,
  type Say,
  type Seat,
  type State,
  same,
} from '@indigo/kernel';
import type { AnyMatch, Point } from '../game.ts';
import { firstParts } from './meanings.ts';

/** Outcomes less likely than this are not followed further: they are what the count may be off by. */
const SLIGHT = 1e-5;
/** A count that takes longer says nothing. */
const MOST = 20_000;

/** What the game says is what happens: the odds of every option against all outcomes, counted one by one on copies. */
export function checkOdds({ match }: Pick<Point, 'match'>): number {
  const { meanings } = match.ruleset;
  if (meanings === undefined) return 0;
  let checked = 0;
  for (const seat of match.open()) {
    const decision = match.decision(seat, false);
    if (decision === null) continue;
    const view = match.view(seat);
    const said =
      decision.shape === 'pick'
        ? decision.options.map((option) => [option.id, meanings.option(view, decision, option).odds] as const)
        : firstParts(decision).map((parts) => {
            const { odds } = meanings.question(view, decision).together?.(parts) ?? {};
            return [parts.map(({ id }) => id), odds] as const;
          });
    for (const [answer, odds] of said) {
      if (odds === undefined || odds.unseen || odds.about) continue;
      const { yes, open } = count(match, seat, decision, answer, odds);
      if (odds.chance < yes - 1e-6 || odds.chance > yes + open + 1e-6) {
        throw new Error(
          `"${answer}" of "${decision.kind}" is said to come off with ${odds.chance}, but does with ${yes} (at most ${yes + open})`,
        );
      }
      checked++;
    }
  }
  return checked;
}

interface Counted {
  yes: number;
  /** Not followed to its end. */
  open: number;
}

type Ids = string | readonly string[];

function count(match: AnyMatch, seat: Seat, decision: Decision, id: Ids, odds: Odds): Counted {
  const counted: Counted = { yes: 0, open: 0 };
  let runs = 0;
  const start = match.fork(null, true);
  const value =
    typeof id === 'string'
      ? optionOf(match, start, seat, decision.mode, id)
      : id.map((part) => optionOf(match, start, seat, decision.mode, part));
  const told: Said = { last: null };
  hear(start, told, odds);
  start.answer(seat, value);
  const follow = (run: Run<State>, so: Said, share: number, given: number): void => {
    if (so.last !== null) {
      if (so.last) counted.yes += share;
      return;
    }
    if (share < SLIGHT || ++runs > MOST) {
      counted.open += share;
      return;
    }
    const { pending } = run;
    if (pending instanceof Chance) {
      const all = pending.counts === null ? pending.n : pending.counts.reduce((sum, one) => sum + one, 0);
      for (let outcome = 0; outcome < pending.n; outcome++) {
        if (!pending.possible(outcome)) continue;
        const next = run.fork(null, true);
        const heard: Said = { last: null };
        hear(next, heard, odds);
        next.outcome(outcome);
        follow(next, heard, (share * (pending.counts?.[outcome] ?? 1)) / all, given);
      }
      return;
    }
    if (!(pending instanceof Asking))
      throw new Error(`nothing told how "${id}" of "${decision.kind}" came out: ${JSON.stringify(odds)}`);
    const heard: Said = { last: null };
    hear(run, heard, odds);
    if (pending.mode === 'first') {
      run.answer(run.seat, DONE);
      follow(run, heard, share, given);
      return;
    }
    const answer = odds.given?.[given] ?? preferred(run, pending, odds);
    if (answer === undefined) {
      throw new Error(
        `"${pending.question.kind}" is asked before anything told how "${id}" of "${decision.kind}" came out`,
      );
    }
    run.answer(run.seat, answered(run, pending, answer));
    follow(run, heard, share, given + 1);
  };
  follow(start, told, 1, 0);
  return counted;
}

interface Said {
  /** Came off, did not; null: nothing was told yet. */
  last: boolean | null;
}

function hear(run: Run<State>, so: Said, { yes, no }: Odds): void {
  run.t.listener = (_, what, facts) => {
    if (so.last !== null) return;
    const told = (said: Say): boolean =>
      said[0] === what && said.slice(1).every((fact, i) => same(fact as Plain, facts[i]));
    if (yes.some(told)) so.last = true;
    else if (no.some(told)) so.last = false;
  };
}

function optionOf(match: AnyMatch, run: Run<State>, seat: Seat, mode: Decision['mode'], id: string): Plain {
  if (mode === 'first' && id === 'pass') return DONE;
  const asking = run.pending as Asking;
  const found = asking
    .options(seat)
    .find((value) => match.ruleset.face(run.s, asking, value, seat).id === id);
  if (found === undefined) throw new Error(`a copy does not offer "${id}"`);
  return found;
}

/** The first of the preferred answers that is offered. */
function preferred({ ruleset, s, seat }: Run<State>, asking: Asking, { prefers }: Odds): string | undefined {
  if (prefers === undefined) return undefined;
  const offered = new Set(asking.options(seat).map((value) => ruleset.face(s, asking, value, seat).id));
  return prefers.find((id) => offered.has(id));
}

function answered(run: Run<State>, asking: Asking, ids: Ids): Plain {
  const { ruleset, s, seat } = run;
  const named = (id: string): Plain =>
    asking.options(seat).find((value) => ruleset.face(s, asking, value, seat).id === id) ?? DONE;
  return typeof ids === 'string' ? named(ids) : ids.map(named);
}
