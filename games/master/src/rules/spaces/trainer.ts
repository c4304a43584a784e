import { EMPTY } from '../../state.ts';
import { beginBattle } from '../battle.ts';
import { declines } from '../gymtms/smokescreen.ts';
import type { SpaceRules } from './space.ts';

/** M-MOVE-07, M-MOVE-10, M-MOVE-13, M-BATTLE-01: entering forces the battle, at once and without an action. */
export const trainer: SpaceRules = {
  *enter(t, seat, node) {
    const foe = t.s.spots[node];
    if (foe === EMPTY || (yield* declines(t, seat, node))) return;
    beginBattle(t, seat, foe, EMPTY);
  },
};
