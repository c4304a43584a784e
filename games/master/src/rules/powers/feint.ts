import { POWER_CARD } from '../../questions.ts';
import { diceOf, isFit } from '../../team.ts';
import { decidePower, mostOf } from './decide.ts';
import type { LeaderPower } from './power.ts';

/** M-POW-17: one committed Pokémon does not roll in this round. */
export const feint: LeaderPower = {
  *beforeRoll(t, round) {
    const fit = round.battle.committed.filter((card) => isFit(t.s, card));
    const card = yield* decidePower(
      t,
      round,
      POWER_CARD,
      () => fit,
      () => mostOf(fit, (one) => diceOf(t.s, one).length),
    );
    if (card !== null) round.silent = card;
  },
};
