import { NOTHING } from '@indigo/kernel';
import { KARATE_WINS } from '../../data/rules.ts';
import { KARATE } from '../../foes.ts';
import { EMPTY } from '../../state.ts';
import { beginBattle } from '../battle.ts';
import type { SpaceRules } from './space.ts';

/** M-DOJO-01, M-DOJO-03, M-DOJO-05: the karate master, until he has been beaten twice by anybody. */
export const dojo: SpaceRules = {
  offers: (s) => s.karate < KARATE_WINS,
  interact(t, seat) {
    beginBattle(t, seat, KARATE, EMPTY);
    return NOTHING;
  },
};
