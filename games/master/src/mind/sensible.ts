/** What is worth a thought: bots look no further. No rule depends on it. */
import type { Asking, Plain, Seat } from '@indigo/kernel';
import type { Master } from '../state.ts';

export function sensible(
  _s: Master,
  _asking: Asking,
  _seat: Seat,
  options: readonly Plain[],
): readonly number[] {
  return options.map((_, index) => index);
}
