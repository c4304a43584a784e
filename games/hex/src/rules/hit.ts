import { ALL, type Rules, type Seat } from '@indigo/kernel';
import type { OnHit } from '../effects.ts';
import { ON_HIT } from '../questions.ts';
import { type T, tell } from '../table.ts';
import { respond } from './window.ts';

const NOBODY: readonly Seat[] = [];

/**
 * H-REACT-25: something is about to hit `on`, after all targets are named and before anything random. True: it goes
 * through. `by` is whose effect it is and may answer a Doll (H-REACT-26); without one nobody may. Whoever answers with a
 * Doll hits the other side in turn, so an odd number of Dolls stops the effect. Nothing else can be stopped (H-REACT-38); of
 * several players hit each has a window of the own, one after the other (H-REACT-42).
 */
export function* strikes(
  t: T,
  what: string,
  on: readonly Seat[],
  by: readonly Seat[] = NOBODY,
): Rules<boolean> {
  const hit: OnHit = { what, on, by, stopped: false };
  yield* respond(t, 'hit', hit, on, ON_HIT(what, by.length > 0 ? by[0] : -1));
  if (hit.stopped) tell(t, ALL, 'hit-stopped', what, by.length > 0 ? by[0] : -1, on);
  return !hit.stopped;
}
