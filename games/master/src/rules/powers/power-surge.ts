import { USE } from '../../answers.ts';
import { POWER_SURGE } from '../../data/rules.ts';
import { POWER_USE } from '../../questions.ts';
import { typeOfId } from '../../types.ts';
import { decidePower } from './decide.ts';
import type { LeaderPower } from './power.ts';

const NORMAL = typeOfId('normal');

/** M-POW-07: a normal symbol more in this round. */
export const powerSurge: LeaderPower = {
  *withDamage(t, round) {
    const use = yield* decidePower(
      t,
      round,
      POWER_USE,
      () => USE,
      () => 'use' as const,
    );
    if (use !== null) for (let i = 0; i < POWER_SURGE; i++) round.more.push(NORMAL);
  },
};
