/** How a leader's power is decided: a package of its own (M-POW-03, M-ADV-04, M-ADV-07). */
import { ALL, type Parts, type Plain, type Question, type Rules } from '@indigo/kernel';
import { POWER_CARD, POWER_FOE } from '../../questions.ts';
import type { Power } from '../../state.ts';
import { type T, tell } from '../../table.ts';
import { decideFor } from '../adversary.ts';
import type { Round } from './power.ts';

/** M-POW-02: never compulsory. */
const AT_MOST_ONE: Parts = { min: 0, max: 1 };

const POWER_CARD_KIND = POWER_CARD(0, 0).kind;
const POWER_FOE_KIND = POWER_FOE(0, 0).kind;

/** M-GYM-04: whether the power is used, and on what; null if not. `standard` is what a quick table does (M-ADV-16). */
export function* decidePower<V extends Plain>(
  t: T,
  { active, battle }: Round,
  question: (foe: number, power: number) => Question,
  options: () => readonly V[],
  standard: () => V | null,
): Rules<V | null> {
  const asked = question(battle.foe, battle.power);
  const made = yield* decideFor(t, active, battle.foe, {
    question: asked,
    options,
    parts: AT_MOST_ONE,
    shown: ([one]) => ({
      power: battle.power,
      used: one !== undefined,
      card: asked.kind === POWER_CARD_KIND && typeof one === 'number' ? one : -1,
      foe: asked.kind === POWER_FOE_KIND && typeof one === 'number' ? one : -1,
    }),
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
