import { ALL, type Seat } from '@indigo/kernel';
import { type T, tell } from '../table.ts';
import { heal } from '../team.ts';

/** L-LAND-02: a Pokémon Center heals the whole team. */
export function visitCenter(t: T, seat: Seat): void {
  heal(t.s, t.s.trainers[seat]);
  tell(t, ALL, 'healed', seat);
}

/** Back to the last Center, which heals too (L-LAND-06); it is no landing (L-LAND-05). */
export function sendToCenter(t: T, seat: Seat): void {
  const me = t.s.trainers[seat];
  const from = me.at;
  me.at = me.center;
  tell(t, ALL, 'relocated', seat, me.at, from);
  visitCenter(t, seat);
}
