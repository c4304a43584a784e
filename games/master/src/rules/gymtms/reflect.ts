import type { Rules, Seat } from '@indigo/kernel';
import type { Card } from '../../state.ts';
import type { T } from '../../table.ts';

/** M-GTM-06: asked before any damage of a wild Pokémon is placed. True if all of it is ignored. */
// biome-ignore lint/correctness/useYield: filled in with the gym TMs
export function* reflects(_t: T, _seat: Seat, _card: Card): Rules<boolean> {
  return false;
}
