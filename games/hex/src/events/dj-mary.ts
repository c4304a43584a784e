import type { EventEffect } from '../effects.ts';

/** H-EVT-99 (proposed): an extra turn (H-TURN-06), for a copier too (H-REACT-22). */
export const djMary: EventEffect = {
  // biome-ignore lint/correctness/useYield: it asks nothing
  *act({ s }, { seat }) {
    s.players[seat].extra++;
    return true;
  },
};
