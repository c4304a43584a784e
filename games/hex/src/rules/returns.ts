import { ALL, type Seat } from '@indigo/kernel';
import { POKEMON } from '../pokemon.ts';
import type { Mon } from '../state.ts';
import { type T, tell } from '../table.ts';
import { leave } from '../team.ts';
import { fillEmpty, joinPile } from './supply.ts';

/** A player's Pokémon goes back into its pile, which is shuffled; a token of its own is lost. It is no trade (H-AMB-66). */
export function returnMon(t: T, seat: Seat, mon: Mon): void {
  intoPile(t, seat, mon);
  fillEmpty(t.s, POKEMON[mon].colour);
}

/** The same before a draw from that pile, which comes before empty slots are filled. */
export function intoPile(t: T, seat: Seat, mon: Mon): void {
  leave(t.s.players[seat], mon);
  joinPile(t.s, mon);
  tell(t, ALL, 'returned-mon', seat, mon);
}
