import type { EventEffect } from '../effects.ts';
import { BLUE } from '../pokemon.ts';
import { drawItems } from '../rules/items.ts';
import { gainNext } from '../rules/supply.ts';

const ITEMS = 2;

/** H-SUP-20: two Items and a Blue Pokémon nobody has seen, off the pile (H-AMB-85). */
export const missingno: EventEffect = {
  *act(t, { seat }) {
    yield* drawItems(t, seat, ITEMS);
    yield* gainNext(t, seat, BLUE);
    return true;
  },
};
