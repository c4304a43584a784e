import type { EventEffect } from '../effects.ts';
import { YELLOW } from '../pokemon.ts';
import { showOnly, tryOneShown } from '../rules/shown.ts';

const SHOWN = 4;

/** H-SUP-17: four Yellow Pokémon of the pile are shown, one of which is tried; the others go back. */
export const mythicalEncounter: EventEffect = {
  *act(t, { seat }) {
    yield* showOnly(t, YELLOW, SHOWN);
    return yield* tryOneShown(t, seat);
  },
};
