/** Section 24: battles on the same space, an optional module. */
import type { Rules, Seat } from '@indigo/kernel';
import { SEAT } from '../answers.ts';
import { FIRST_HEXAGON, inLastHexagon, SPACES } from '../board.ts';
import { ask } from '../questions.ts';
import type { SpaceIndex } from '../state.ts';
import type { T } from '../table.ts';
import { canFight } from '../team.ts';
import { battle } from './battle.ts';
import { opponents } from './window.ts';

const MEET_WHOM = ask('meet-whom', 'H-OPT-03');

/** Not in the first and the last hexagon. */
export const isMeetingPlace = (space: SpaceIndex): boolean =>
  SPACES[space].hexagon !== FIRST_HEXAGON && !inLastHexagon(space);

/**
 * H-OPT-02: who lands where another pawn stands must battle its player, but not in the first and the last hexagon. H-OPT-03: one
 * ordinary battle before the space is carried out, for nothing; of several the lander chooses one. H-OPT-04: whatever comes
 * of it, the space follows. Who has no Pokémon that obeys cannot be in it (H-BAT-24).
 */
export function* meetOnSpace(t: T, seat: Seat, space: SpaceIndex): Rules {
  const { players } = t.s;
  // A Fishing Rod carries out spaces where its user does not stand.
  if (players[seat].at !== space || !canFight(players[seat])) return;
  if (!isMeetingPlace(space)) return;
  const here = opponents(t, seat).filter((other) => players[other].at === space && canFight(players[other]));
  if (here.length === 0) return;
  const { seat: rival } = yield* t.ask(seat, MEET_WHOM, () => here.map((other) => SEAT[other]));
  yield* battle(t, 'same-space', seat, rival);
}
