/** How a leader's power is decided: a package of its own (M-POW-03, M-ADV-04, M-ADV-07). */
import { ALL, type Parts, type Plain, type Question, type Rules } from '@indigo/kernel';
import type { Power } from '../../state.ts';
import { type T, tell } from '../../table.ts';
import { decideFor } from '../adversary.ts';
import type { Round } from './power.ts';

/** M-POW-02: never compulsory. */
const AT_MOST_ONE: Parts = { min: 0, max: 1 };

/** M-GYM-04: whether the power is used, and on what; null if not. `standard` is what a quick table does (M-ADV-16). */
export function* decidePower<V extends Plain>(
  t: T,
  { active, battle }: Round,
  question: (foe: number, power: number) => Question,
  options: () => readonly V[],
  standard: () => V | null,
): Rules<V | null> {
  const made = yield* decideFor(t, active, battle.foe, {
    question: question(battle.foe, battle.power),
    options,
    parts: AT_MOST_ONE,
    standard: () => {
      const one = standard();
      return one === null ? [] : [one];
    },
  });
  if (made.length === 0) return null;
  battle.powerUsed = true; // M-GYM-15
  tell(t, ALL, 'used-power', battle.foe, battle.power as Power);
  return made[0];
}

/** The first of those with the highest figure; null if there is none. */
export function mostOf<V>(list: readonly V[], figure: (one: V) => number): V | null {
  return list.reduce<V | null>(
    (best, one) => (best === null || figure(one) > figure(best) ? one : best),
    null,
  );
}
