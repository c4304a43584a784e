import type { Seat } from '@indigo/kernel';
import { SLOT, USE } from '../answers.ts';
import { graphOf, SPACES } from '../board.ts';
import type { ItemEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { captureAt } from '../rules/capture.ts';
import { EMPTY, type Hex, type SpaceIndex } from '../state.ts';

const SMEAR = [USE('honey')];
const NOTHING = [] as const;
const LURE_WHICH = ask('lure-which', 'H-ITEM-32');

/** H-ITEM-32, H-ITEM-33: a full capture attempt on a Pokémon of the pawn's hexagon, besides the move of the turn (H-ITEM-34). */
export const honey: ItemEffect = {
  free: {
    when: 'free',
    uses: ({ s }, seat) => (here(s, seat).length > 0 ? SMEAR : NOTHING),
    *play(t, seat) {
      const { slot } = yield* t.ask(seat, LURE_WHICH, () => here(t.s, seat).map((space) => SLOT[space]));
      yield* captureAt(t, seat, slot);
      return undefined;
    },
  },
};

function here(s: Hex, seat: Seat): SpaceIndex[] {
  const { hexagon } = SPACES[s.players[seat].at];
  return graphOf(s).captures.filter((space, i) => SPACES[space].hexagon === hexagon && s.slots[i] !== EMPTY);
}
