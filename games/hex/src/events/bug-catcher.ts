import type { EventEffect } from '../effects.ts';
import { typeSet } from '../pokemon.ts';
import { colourHere } from '../rules/place.ts';
import { tryFound } from '../rules/shown.ts';
import { searchFor } from '../rules/supply.ts';

const SOUGHT = typeSet(['Bug']);

/** H-EVT-102 (proposed): the next Bug Pokémon of the pile of the space's colour is sought (H-EVT-14) and tried. */
export const bugCatcher: EventEffect = {
  *act(t, { seat, space }) {
    return yield* tryFound(t, seat, yield* searchFor(t, yield* colourHere(t, seat, space), SOUGHT));
  },
};
