import { NOTHING } from '@indigo/kernel';
import { BOSS } from '../../foes.ts';
import { EMPTY } from '../../state.ts';
import { beginBattle } from '../battle.ts';
import type { SpaceRules } from './space.ts';

/** M-GIO-02, M-GIO-04: Giovanni, without a power, until he has been beaten once. */
export const giovanni: SpaceRules = {
  offers: (s) => s.giovanni === 0,
  interact(t, seat) {
    beginBattle(t, seat, BOSS, EMPTY);
    return NOTHING;
  },
};
