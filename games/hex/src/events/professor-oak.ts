import type { EventEffect } from '../effects.ts';
import { drawItems } from '../rules/items.ts';

const ITEMS = 2;

/** H-EVT-89 (proposed): two Items. */
export const professorOak: EventEffect = {
  *act(t, { seat }) {
    yield* drawItems(t, seat, ITEMS);
    return true;
  },
};
