/** What lies on the capture spaces of the board. */
import type { Rules, Seat } from '@indigo/kernel';
import { graphOf, SPACES } from '../board.ts';
import { EMPTY, FACE_DOWN, type Hex, type Mon, type SpaceIndex } from '../state.ts';
import type { T } from '../table.ts';
import { gain, refill, turnOut } from './supply.ts';

/** The capture spaces that have a card, in slot order; `lies` is the Pokémon or FACE_DOWN. */
export function slotsWith(s: Hex, fits: (space: SpaceIndex, lies: Mon) => boolean): SpaceIndex[] {
  return graphOf(s).captures.filter((space, slot) => s.slots[slot] !== EMPTY && fits(space, s.slots[slot]));
}

/** Those whose card lies face up. */
export const faceUp = (s: Hex, fits: (space: SpaceIndex, mon: Mon) => boolean = () => true): SpaceIndex[] =>
  slotsWith(s, (space, lies) => lies !== FACE_DOWN && fits(space, lies));

/** H-EVT-13: "your hexagon" is that of the pawn. */
export const hexagonHere = (s: Hex, seat: Seat): number => SPACES[s.players[seat].at].hexagon;

/** H-EVT-05, H-EVT-06: a board Pokémon for free, unseen before if it lay face down (H-EVT-24); its slot is refilled. */
export function* takeFrom(t: T, seat: Seat, space: SpaceIndex): Rules {
  const { s } = t;
  const slot = graphOf(s).captureOf[space];
  const lies = s.slots[slot];
  const mon = lies === FACE_DOWN ? yield* turnOut(t, SPACES[space].colour) : lies;
  refill(s, slot);
  yield* gain(t, seat, [mon]);
}
