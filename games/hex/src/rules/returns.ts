import { ALL, type Seat } from '@indigo/kernel';
import type { Mon } from '../state.ts';
import { type T, tell } from '../table.ts';
import { leave } from '../team.ts';
import { putBack } from './supply.ts';

/** A player's Pokémon goes back into its pile, which is shuffled; a token of its own is lost. It is no trade (H-AMB-66). */
export function returnMon(t: T, seat: Seat, mon: Mon): void {
  leave(t.s.players[seat], mon);
  putBack(t.s, mon);
  tell(t, ALL, 'returned-mon', seat, mon);
}
