import type { EventEffect } from '../effects.ts';
import { colourHere } from '../rules/place.ts';
import { showNext, tryOneShown } from '../rules/shown.ts';

const SHOWN = 3;

/** H-EVT-93 (proposed): three Pokémon of the space's colour are shown, one of which is tried. */
export const safariZone: EventEffect = {
  *act(t, { seat, space }) {
    yield* showNext(t, yield* colourHere(t, seat, space), SHOWN);
    return yield* tryOneShown(t, seat);
  },
};
