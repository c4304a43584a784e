import type { EventEffect } from '../effects.ts';
import { steal } from '../rules/items.ts';
import { oneTwiceOrTwo } from '../rules/victims.ts';

/** H-SUP-27, H-SUP-28: two random Items of one opponent or one of each of two; a Poké Doll blocks the own loss. */
export const rocketOperation: EventEffect = {
  *act(t, { seat }) {
    for (const { victim, times } of yield* oneTwiceOrTwo(t, seat, 'rocket-operation'))
      yield* steal(t, seat, victim, times);
    return true;
  },
};
