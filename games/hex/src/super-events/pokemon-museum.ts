import type { EventEffect } from '../effects.ts';
import { drawItems } from '../rules/items.ts';

const ITEMS = 4;

/** H-SUP-26: four Items. */
export const pokemonMuseum: EventEffect = {
  *act(t, { seat }) {
    yield* drawItems(t, seat, ITEMS);
    return true;
  },
};
