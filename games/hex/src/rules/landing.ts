import type { Rules, Seat } from '@indigo/kernel';
import { SPACES, type SpaceKind } from '../board.ts';
import type { SpaceIndex } from '../state.ts';
import type { T } from '../table.ts';
import { checkAchievements } from './achievements.ts';
import { captureAt } from './capture.ts';
import { visit } from './city.ts';
import { drawEvent, pickEvent } from './events.ts';
import { drawAndTry, startSpace } from './plateau.ts';
import { meetOnSpace } from './same-space.ts';

/** What each kind of space does to the pawn that stops there, and to no other (H-SPACE-07). */
const SPACE: { readonly [K in SpaceKind]: (t: T, seat: Seat, space: SpaceIndex) => Rules<unknown> } = {
  city: visit,
  pokemon: captureAt,
  event: (t, seat, space): Rules => drawEvent(t, seat, 'event', space), // H-COMP-03
  super: (t, seat, space): Rules => drawEvent(t, seat, 'super', space), // H-COMP-04, H-PLAT-13
  pick: pickEvent,
  draw: drawAndTry,
  league: startSpace,
};

/** H-TURN-02: carries out a space for a pawn that stopped there or by a card that activates it. */
export function* land(t: T, seat: Seat, space: SpaceIndex): Rules {
  if (t.s.options.sameSpace) yield* meetOnSpace(t, seat, space); // H-OPT-02, before the space (H-REACT-41)
  yield* SPACE[SPACES[space].kind](t, seat, space);
  if (t.s.achievements.length > 0) yield* checkAchievements(t); // H-OPT-10
}
