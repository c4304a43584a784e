import { USE } from '../../answers.ts';
import { POWER_USE } from '../../questions.ts';
import { decidePower } from './decide.ts';
import type { LeaderPower } from './power.ts';

/** M-POW-13: the Pokémon that the hit just placed would make faint keeps a heart. */
export const endure: LeaderPower = {
  *onFaint(t, round) {
    const use = yield* decidePower(
      t,
      round,
      POWER_USE,
      () => USE,
      () => 'use' as const,
    );
    return use !== null;
  },
};
