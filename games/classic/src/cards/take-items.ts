import type { Rules, Seat } from '@indigo/kernel';
import { drawItems } from '../rules/items.ts';
import type { T } from '../table.ts';

/** C-TAKE-01: exactly as many as the card says. */
export function* takeItems(t: T, seat: Seat, count: number): Rules<boolean> {
  yield* drawItems(t, seat, count);
  return true;
}
