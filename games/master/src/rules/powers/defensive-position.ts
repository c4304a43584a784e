import { POWER_CARD } from '../../questions.ts';
import type { Card } from '../../state.ts';
import { decidePower, mostOf } from './decide.ts';
import type { LeaderPower } from './power.ts';

/** M-POW-05: the hits just rolled by one committed Pokémon count for nothing. */
export const defensivePosition: LeaderPower = {
  *afterRoll(t, round) {
    const hitters = round.battle.committed.filter((card) => round.hits.some((hit) => hit.card === card));
    if (hitters.length === 0) return;
    const hitsOf = (card: Card): number => round.hits.filter((hit) => hit.card === card).length;
    const card = yield* decidePower(
      t,
      round,
      POWER_CARD,
      () => hitters,
      () => mostOf(hitters, hitsOf),
    );
    if (card !== null) round.hits = round.hits.filter((hit) => hit.card !== card);
  },
};
