import type { EventEffect } from '../effects.ts';
import { typeSet } from '../pokemon.ts';
import { colourHere } from '../rules/place.ts';
import { tryFound } from '../rules/shown.ts';
import { searchFor } from '../rules/supply.ts';

const SOUGHT = typeSet(['Ghost', 'Dark']);

/** H-EVT-84 (proposed): the next Ghost or Dark Pokémon of the pile of the space's colour is sought (H-EVT-14) and tried. */
export const pokemonTower: EventEffect = {
  *act(t, { seat, space }) {
    return yield* tryFound(t, seat, yield* searchFor(t, yield* colourHere(t, seat, space), SOUGHT));
  },
};
