import { FOES } from '../../foes.ts';
import { POWER_FOE } from '../../questions.ts';
import { decidePower, mostOf } from './decide.ts';
import type { LeaderPower } from './power.ts';

/** M-POW-15: one Pokémon of the leader deals its symbols twice in this round. */
export const rally: LeaderPower = {
  *withDamage(t, round) {
    const { pokemon } = FOES[round.battle.foe];
    const foe = yield* decidePower(
      t,
      round,
      POWER_FOE,
      () => round.fit,
      () => mostOf(round.fit, (one) => pokemon[one].damage.length),
    );
    if (foe !== null) round.more.push(...pokemon[foe].damage);
  },
};
