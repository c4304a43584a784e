/** Who decides for adversaries, and how the two others overrule it (M-ADV). */
import { ALL, type Parts, type Plain, type Question, type Rules, type Seat } from '@indigo/kernel';
import { ACCEPT_OR_REFUSE, STAND_OR_OBJECT } from '../answers.ts';
import { type Decided, OBJECT, REPLACE } from '../questions.ts';
import type { Battle } from '../state.ts';
import { type T, tell } from '../table.ts';

/** M-ADV-01, M-BATTLE-03: the previous player in turn order; with two players the opponent (M-ADV-14, M-VAR-04). */
export const rightOf = (t: T, seat: Seat): Seat => (seat + t.n - 1) % t.n;

/** M-ADV-02: two others are needed to overrule, so it takes four players. */
const CAN_OVERRULE = 4;

/** A decision for an adversary: what is asked, of what it is put together, and what stands if nobody is asked. */
export interface Package<V extends Plain> {
  readonly question: Question;
  readonly options: () => readonly V[];
  readonly parts: Parts;
  /** What all see of it. */
  readonly shown: (made: readonly V[]) => Decided;
  /** M-ADV-15, M-ADV-16. */
  readonly standard: () => readonly V[];
}

/**
 * M-ADV-07: the right-hand player's package; Active has no part in it (M-ADV-03). M-ADV-13: at a quick table the standard
 * one. Whoever decides chooses among the same legal options (M-ADV-06), and a bot is asked like a person (M-ADV-11, M-FLOW-06).
 */
export function* decideFor<V extends Plain>(
  t: T,
  active: Seat,
  foe: number,
  { question, options, parts, shown, standard }: Package<V>,
): Rules<readonly V[]> {
  if (t.s.options.quickTable) return standard();
  const decider = rightOf(t, active);
  due(t, decider);
  const first = yield* t.compose(decider, question, options, parts);
  due(t, NOBODY);
  if (t.n < CAN_OVERRULE) return first;
  // M-ADV-08: asked one after the other from Active; one who lets it stand closes the window.
  const others = t.others(active);
  for (let i = 0; i < 2; i++) {
    due(t, others[i]);
    const says = yield* t.ask(others[i], OBJECT(foe, decider, shown(first)), () => STAND_OR_OBJECT);
    due(t, NOBODY);
    if (says === 'stand') return first;
    tell(t, ALL, 'objected', others[i], decider);
  }
  // M-ADV-09: the one next after Active puts another, the other accepts or refuses it; once per package.
  due(t, others[0]);
  const other = yield* t.compose(others[0], question, options, parts);
  due(t, others[1]);
  const answer = yield* t.ask(others[1], REPLACE(foe, others[0], shown(other)), () => ACCEPT_OR_REFUSE);
  due(t, NOBODY);
  tell(t, ALL, answer === 'accept' ? 'overruled' : 'not-overruled', others[1], decider);
  return answer === 'accept' ? other : first;
}

const NOBODY = -1;
/** All see whose choice it is. */
function due(t: T, seat: Seat | typeof NOBODY): void {
  (t.s.battle as Battle).due = seat;
}
