import { ALL, NOTHING } from '@indigo/kernel';
import { board } from '../../board.ts';
import { tokenOf } from '../../money.ts';
import { EMPTY } from '../../state.ts';
import { tell } from '../../table.ts';
import type { Prize } from './index.ts';

/** M-GYM-06, M-GYM-07, M-GYM-13: the leader token and the Power token; the gym stays empty and counts for the end. */
export const leaderPrize: Prize = (t, seat, foe) => {
  const { s } = t;
  const player = s.players[seat];
  const gym = board(s).gyms.indexOf(player.at);
  player.money.push(tokenOf(foe));
  player.powers.push(s.gymPowers[gym]);
  tell(t, ALL, 'got-token', seat, tokenOf(foe));
  tell(t, ALL, 'got-power', seat, s.gymPowers[gym]);
  s.gymPowers[gym] = EMPTY;
  s.spots[player.at] = EMPTY;
  s.gymsBeaten++;
  return NOTHING;
};
