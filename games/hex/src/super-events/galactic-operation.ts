import type { EventEffect } from '../effects.ts';
import { drawItems } from '../rules/items.ts';
import { skipTurns } from '../rules/order.ts';
import { oneTwiceOrTwo } from '../rules/victims.ts';

const ITEMS = 3;

/** H-SUP-15, H-SUP-16: three Items; then one opponent skips two turns or two skip one each; a Poké Doll blocks all of one's own. */
export const galacticOperation: EventEffect = {
  *act(t, { seat }) {
    yield* drawItems(t, seat, ITEMS);
    for (const { victim, times } of yield* oneTwiceOrTwo(t, seat, 'galactic-operation'))
      skipTurns(t, victim, times);
    return true;
  },
};
