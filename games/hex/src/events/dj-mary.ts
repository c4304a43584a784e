import type { EventEffect } from '../effects.ts';
import { giveTurn } from '../rules/order.ts';

/** H-EVT-99 (proposed): an extra turn (H-TURN-06), for a copier too (H-REACT-22). */
export const djMary: EventEffect = {
  // biome-ignore lint/correctness/useYield: it asks nothing
  *act(t, { seat }) {
    giveTurn(t, seat);
    return true;
  },
};
