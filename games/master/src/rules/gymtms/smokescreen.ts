import type { Rules, Seat } from '@indigo/kernel';
import type { Node } from '../../state.ts';
import type { T } from '../../table.ts';

/** M-GTM-05, M-GTM-10: asked before a forced battle. True if it is refused; a free move may follow. */
// biome-ignore lint/correctness/useYield: filled in with the gym TMs
export function* declines(_t: T, _seat: Seat, _node: Node): Rules<boolean> {
  return false;
}
