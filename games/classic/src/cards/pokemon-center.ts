import type { Rules, Seat } from '@indigo/kernel';
import { REVIVE_EVENT } from '../questions.ts';
import { reviveChoice } from '../rules/revive.ts';
import type { T } from '../table.ts';

/** C-PC-01: revive one of choice; without any knocked out, nothing. */
export function* pokemonCenterEvent(t: T, seat: Seat): Rules<boolean> {
  if (t.s.trainers[seat].ko.length === 0) return false;
  yield* reviveChoice(t, seat, REVIVE_EVENT);
  return true;
}
