import type { EventEffect } from '../effects.ts';
import { GREEN, POKEMON, typeSet } from '../pokemon.ts';
import { colourHere } from '../rules/place.ts';
import { tryFound } from '../rules/shown.ts';
import { gain, searchFor } from '../rules/supply.ts';

const SOUGHT = typeSet(['Water']);

/**
 * H-EVT-90 (proposed): the next Water Pokémon of the pile of the space's colour is sought; a Pink or Green one is theirs, a
 * Blue or Red one may only be tried.
 */
export const fishingGuru: EventEffect = {
  *act(t, { seat, space }) {
    const found = yield* searchFor(t, yield* colourHere(t, seat, space), SOUGHT);
    if (found < 0 || POKEMON[found].colour > GREEN) return yield* tryFound(t, seat, found);
    yield* gain(t, seat, [found]);
    return true;
  },
};
