import { USE } from '../../answers.ts';
import { POWER_USE } from '../../questions.ts';
import { dealDamage } from '../battle.ts';
import { decidePower } from './decide.ts';
import type { LeaderPower } from './power.ts';

/** M-POW-11: in the first round the damage comes before the roll. */
export const quickStep: LeaderPower = {
  *beforeRoll(t, round) {
    if (round.battle.round > 1) return;
    const use = yield* decidePower(
      t,
      round,
      POWER_USE,
      () => USE,
      () => 'use' as const,
    );
    if (use !== null) yield* dealDamage(t, round);
  },
};
