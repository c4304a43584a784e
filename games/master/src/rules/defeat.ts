/** Being defeated (M-DEF). */
import { ALL, type Seat } from '@indigo/kernel';
import { board } from '../board.ts';
import { placeNo } from '../names.ts';
import { type T, tell } from '../table.ts';

/**
 * M-DEF-01, M-DEF-05, M-DEF-08: back to the checkpoint and one -1$ token. M-DEF-03: to its Poké Center, without any effect of
 * entering (M-MOVE-14). M-DEF-04: the turn is over, nothing is healed now. M-DEF-07: nothing else is lost. M-MOVE-12: so who acts has a fit
 * Pokémon, and nobody is ever out of the adventure (M-GEN-04).
 */
export function defeat(t: T, seat: Seat): void {
  const { s } = t;
  const { spaces, centers } = board(s);
  const player = s.players[seat];
  const home = centers[player.checkpoint];
  if (spaces[player.at].city !== player.checkpoint) player.entered = ++s.clock; // M-FRIEND-20: the one who came last
  const from = player.at;
  player.at = home;
  player.debts++;
  s.turnOver = true;
  tell(t, ALL, 'defeated', seat, placeNo(s, home), player.debts, placeNo(s, from));
}
