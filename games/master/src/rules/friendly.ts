/** The friendly battle between players in one city (M-FRIEND). */
import type { Rules, Seat } from '@indigo/kernel';
import type { T } from '../table.ts';

/** M-FRIEND-01, M-FRIEND-05: looked at once, at the end of Active's own turn. */
export function friendly(_t: T, _active: Seat): Rules {
  return [];
}
