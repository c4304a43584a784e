import type { EventEffect } from '../effects.ts';
import { RED, typeSet } from '../pokemon.ts';
import { tryFound } from '../rules/shown.ts';
import { searchFor } from '../rules/supply.ts';

const SOUGHT = typeSet(['Water']);

/** H-EVT-100 (proposed): the next Water Pokémon of the Red pile is sought (H-EVT-14) and tried. */
export const lakeOfRage: EventEffect = {
  *act(t, { seat }) {
    return yield* tryFound(t, seat, yield* searchFor(t, RED, SOUGHT));
  },
};
