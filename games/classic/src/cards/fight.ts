import type { Rules, Seat } from '@indigo/kernel';
import { FIGHT_WHOM } from '../questions.ts';
import { canFight, challenge } from '../rules/battle.ts';
import type { T } from '../table.ts';

/**
 * C-FIGHT-01: challenge anybody, at any distance; who is challenged fights or plays a Poké Doll (C-FIGHT-02), after
 * which the card is used up (C-FIGHT-04). Without a fit pair it does nothing (C-FIGHT-03).
 */
export function* fight(t: T, seat: Seat): Rules<boolean> {
  const { trainers } = t.s;
  const targets = t.others(seat).filter((other) => canFight(trainers[seat], trainers[other]));
  if (targets.length === 0) return false;
  const target = yield* t.ask(seat, FIGHT_WHOM, () => targets);
  yield* challenge(t, seat, target);
  return true;
}
