import { ALL } from '@indigo/kernel';
import { board } from '../../board.ts';
import { POWERS } from '../../data/powers.ts';
import { FACE_DOWN } from '../../state.ts';
import { tell } from '../../table.ts';
import { beginBattle } from '../battle.ts';
import type { SpaceRules } from './space.ts';

/** M-GYM-01, M-GYM-02: an interact challenges the leader. M-GYM-13: a beaten gym is empty. */
export const gym: SpaceRules = {
  *interact(t, seat, node) {
    const { s } = t;
    const at = board(s).gyms.indexOf(node);
    if (s.gymPowers[at] === FACE_DOWN) {
      // M-GYM-05, M-GYM-16, M-HID-12: turned up before the first battle and before anybody is committed.
      const power = yield* t.weighted(
        'power',
        POWERS.map((_, one) => ((s.powersSeen & (1 << one)) === 0 ? 1 : 0)),
      );
      s.powersSeen |= 1 << power;
      s.gymPowers[at] = power;
      tell(t, ALL, 'power-shown', s.spots[node], power);
    }
    beginBattle(t, seat, s.spots[node], s.gymPowers[at]); // M-GYM-03
  },
};
