/** Where a card is activated, and what colour that is. */
import type { Rules, Seat } from '@indigo/kernel';
import { COLOUR } from '../answers.ts';
import { FIRST_HEXAGON, inLastHexagon, SPACES, TIER_OF } from '../board.ts';
import { GREEN, PINK, RED } from '../pokemon.ts';
import { ask } from '../questions.ts';
import type { SpaceIndex } from '../state.ts';
import type { T } from '../table.ts';

const WHICH_COLOUR = ask('which-colour', 'H-EVT-04');

/**
 * H-EVT-04, H-AMB-91: the colour of a space: its slot's, else by the hexagon's tier (Green, Blue, Red), Pink in the first
 * hexagon; -1 in the last one, where the player chooses.
 */
function colourAt(space: SpaceIndex): number {
  const { hexagon, kind, colour } = SPACES[space];
  if (inLastHexagon(space)) return -1;
  if (kind === 'pokemon') return colour;
  return hexagon === FIRST_HEXAGON ? PINK : GREEN + TIER_OF[hexagon];
}

/** The colour an Event speaks of: in the last hexagon the player chooses, up to Red (H-EVT-31). */
export function* colourHere(t: T, seat: Seat, space: SpaceIndex): Rules<number> {
  const colour = colourAt(space);
  if (colour >= 0) return colour;
  return (yield* t.ask(seat, WHICH_COLOUR, () => COLOUR.slice(PINK, RED + 1))).colour;
}

/** The strongest colour that may be named there (H-EVT-46): Red in the last hexagon. */
export const colourLimit = (space: SpaceIndex): number => {
  const colour = colourAt(space);
  return colour < 0 ? RED : colour;
};
