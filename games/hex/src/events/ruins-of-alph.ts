import type { EventEffect } from '../effects.ts';
import { GREEN } from '../pokemon.ts';
import { showNext, tryOneShown } from '../rules/shown.ts';

const SHOWN = 2;

/** H-EVT-87 (proposed): two Green Pokémon of the pile are shown, one of which is tried. */
export const ruinsOfAlph: EventEffect = {
  *act(t, { seat }) {
    yield* showNext(t, GREEN, SHOWN);
    return yield* tryOneShown(t, seat);
  },
};
