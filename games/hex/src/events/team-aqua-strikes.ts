import type { EventEffect } from '../effects.ts';
import { discardHand, drawItems } from '../rules/items.ts';
import { unblocked } from '../rules/victims.ts';

/**
 * H-EVT-74, H-EVT-76: every player discards the hand, then draws as many; all discards come first. A Poké Doll blocks it for its
 * user and is spent before.
 */
export const teamAquaStrikes: EventEffect = {
  *act(t, { seat }) {
    const all = t.from(seat).filter((one) => !t.s.players[one].out);
    const hit = yield* unblocked(t, 'team-aqua-strikes', seat, all);
    const gone = hit.map((one) => discardHand(t, one));
    for (let i = 0; i < hit.length; i++) if (gone[i] > 0) yield* drawItems(t, hit[i], gone[i]);
    return true;
  },
};
