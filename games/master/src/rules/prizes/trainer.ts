import { ALL, NOTHING } from '@indigo/kernel';
import { tokenOf } from '../../money.ts';
import { EMPTY } from '../../state.ts';
import { tell } from '../../table.ts';
import type { Prize } from './index.ts';

/** M-BATTLE-19, M-BATTLE-25: the token, worth its $ when spent and a key while kept. M-BATTLE-22: the location is empty now. */
export const trainerPrize: Prize = (t, seat, foe) => {
  const player = t.s.players[seat];
  t.s.spots[player.at] = EMPTY;
  player.money.push(tokenOf(foe));
  tell(t, ALL, 'got-token', seat, tokenOf(foe));
  return NOTHING;
};
