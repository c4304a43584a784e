import { SECOND_WIND } from '../../data/rules.ts';
import { FOES } from '../../foes.ts';
import { POWER_FOE } from '../../questions.ts';
import { isFit } from '../../team.ts';
import { decidePower } from './decide.ts';
import type { LeaderPower } from './power.ts';

/** M-POW-09: at the end of a round that is not the last, a fit Pokémon of the leader regains hearts, up to those printed. */
export const secondWind: LeaderPower = {
  *atEnd(t, round) {
    const { battle } = round;
    const { pokemon } = FOES[battle.foe];
    if (!battle.committed.some((card) => isFit(t.s, card))) return;
    const lacks = (foe: number): number => pokemon[foe].hearts - battle.hearts[foe];
    const hurt = [...battle.hearts.keys()].filter((foe) => battle.hearts[foe] > 0 && lacks(foe) > 0);
    if (hurt.length === 0) return;
    const foe = yield* decidePower(
      t,
      round,
      POWER_FOE,
      () => hurt,
      () => hurt.find((one) => lacks(one) >= SECOND_WIND) ?? null,
    );
    if (foe !== null) battle.hearts[foe] += Math.min(SECOND_WIND, lacks(foe));
  },
};
