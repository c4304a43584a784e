import type { EventEffect } from '../effects.ts';
import { RED } from '../pokemon.ts';
import { showNext, tryOneShown } from '../rules/shown.ts';

/** H-EVT-86 (proposed): the next Red Pokémon of the pile is shown and tried. */
export const burnedTower: EventEffect = {
  *act(t, { seat }) {
    yield* showNext(t, RED, 1);
    return yield* tryOneShown(t, seat);
  },
};
