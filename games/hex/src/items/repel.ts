import { ALL, type Seat } from '@indigo/kernel';
import { USE } from '../answers.ts';
import { graphOf, SPACES } from '../board.ts';
import type { ItemEffect } from '../effects.ts';
import { strikes } from '../rules/hit.ts';
import { pileSize, putBack, turnOut } from '../rules/supply.ts';
import { playing } from '../rules/window.ts';
import { type T, tell } from '../table.ts';

const DRIVE_AWAY = [USE('repel')];
const NOTHING = [] as const;

/**
 * H-ITEM-67: a Pokémon just turned up goes back into its pile, and the next card of that lies there instead, face up: it opens
 * the window anew (H-ITEM-71). With an empty pile there is nothing to swap it for. A Poké Doll may stop it (H-ITEM-68).
 */
export const repel: ItemEffect = {
  responds: {
    reveal: {
      uses: ({ s }, _seat, { space }) => (pileSize(s, SPACES[space].colour) > 0 ? DRIVE_AWAY : NOTHING),
      *play(t, seat, { space }) {
        if (!(yield* strikes(t, 'repel', guards(t, seat), [seat]))) return;
        const { s } = t;
        const slot = graphOf(s).captureOf[space];
        const gone = s.slots[slot];
        s.slots[slot] = yield* turnOut(t, SPACES[space].colour);
        putBack(s, gone);
        tell(t, ALL, 'appeared', s.slots[slot], space);
      },
    },
  },
};

/** H-ITEM-70, H-AMB-54: anybody else's Poké Doll may stop it; as a setting, only that of the player whose turn it is. */
function guards(t: T, seat: Seat): readonly Seat[] {
  const { active, options } = t.s;
  return playing(t).filter((other) => other !== seat && (options.repelDoll === 'any' || other === active));
}
