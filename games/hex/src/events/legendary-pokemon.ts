import type { EventEffect } from '../effects.ts';
import { YELLOW } from '../pokemon.ts';
import { showOnly, tryOneShown } from '../rules/shown.ts';

/** H-EVT-49, H-LEG-02: a random Yellow Pokémon of the pile is shown, then tried; it goes back if that fails. */
export const legendaryPokemon: EventEffect = {
  *act(t, { seat }) {
    yield* showOnly(t, YELLOW, 1);
    return yield* tryOneShown(t, seat);
  },
};
