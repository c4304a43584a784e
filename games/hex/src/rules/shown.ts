/** Cards shown from a pile for a try or a choice: public while they are out (H-HID-23), and no REVEAL window (H-EVT-15). */
import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { MON } from '../answers.ts';
import { ask } from '../questions.ts';
import type { Mon } from '../state.ts';
import { type T, tell } from '../table.ts';
import { captureShown } from './capture.ts';
import { nextOf, pileSize, putBack, turnOut } from './supply.ts';

const TRY_WHICH = ask('try-which', 'H-PLAT-18');

/** The next cards of a pile, or of weaker ones (H-BADGE-10), laid out together: whoever sees them is told at once. */
export function* showNext(t: T, colour: number, count: number): Rules {
  const next: Mon[] = [];
  while (next.length < count) {
    const mon = yield* nextOf(t, colour);
    if (mon < 0) break;
    next.push(mon);
  }
  t.s.shown.push(...next);
}

/** The next cards of this pile and no other: for Yellow nothing else will do (H-PLAT-25). */
export function* showOnly(t: T, colour: number, count: number): Rules {
  const next: Mon[] = [];
  while (next.length < count && pileSize(t.s, colour) > 0) next.push(yield* turnOut(t, colour));
  t.s.shown.push(...next);
}

/**
 * H-PLAT-18, H-PLAT-19: everybody sees them, one is tried, and whatever is not caught goes back into its pile, without a token
 * (H-CAP-16). False if nothing was shown.
 */
export function* tryOneShown(t: T, seat: Seat): Rules<boolean> {
  const { s } = t;
  if (s.shown.length === 0) return false;
  tell(t, ALL, 'shown', seat, s.shown.slice());
  const { mon } = yield* t.ask(seat, TRY_WHICH, () => [...new Set(s.shown)].map((one) => MON[one]));
  yield* captureShown(t, seat, mon);
  const rest: Mon[] = s.shown;
  rest.splice(rest.indexOf(mon), 1);
  s.shown = [];
  for (const other of rest) putBack(s, other);
  return true;
}

/** The one card a search found is shown and tried; false if it found none (-1). */
export function* tryFound(t: T, seat: Seat, mon: Mon | -1): Rules<boolean> {
  if (mon >= 0) t.s.shown.push(mon);
  return yield* tryOneShown(t, seat);
}
