import type { EventEffect } from '../effects.ts';
import { strikes } from '../rules/hit.ts';
import { lastUntilOwnTurn } from '../rules/lasting.ts';
import { skipTurns } from '../rules/order.ts';

const ID = 'rocket-bribe';

/**
 * H-EVT-68 to H-EVT-70: until the drawer's next turn would begin every Event and Super Event of an opponent is copied for the
 * drawer, by itself (H-REACT-13). If one was, that turn is skipped, unless the drawer's Poké Doll stops it then
 * (H-REACT-33). Its note: one was copied.
 */
export const rocketBribe: EventEffect = {
  after: 'stays',
  // biome-ignore lint/correctness/useYield: it asks nothing
  *act(t, a) {
    lastUntilOwnTurn(t, ID, a, [0]);
    return true;
  },
  lasting: {
    copies: () => 1,
    copied(_s, { notes }) {
      notes[0] = 1;
    },
    *ends(t, { owner, notes }) {
      if (notes[0] === 1 && (yield* strikes(t, ID, [owner]))) skipTurns(t, owner, 1);
    },
  },
};
