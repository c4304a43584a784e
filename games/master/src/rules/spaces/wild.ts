import { DISCARDED, EMPTY, OWNED } from '../../state.ts';
import { encounter } from '../wild.ts';
import type { SpaceRules } from './space.ts';

/** M-WILD-01, M-LEG-01: a discovered token is met. */
export const wild: SpaceRules = {
  *interact(t, seat, node) {
    const { s } = t;
    const card = s.spots[node];
    const ended = yield* encounter(t, seat, card, false);
    if (ended === 'stays') return; // M-WILD-08, M-CATCH-13
    // M-WILD-09, M-LEG-06: the location is empty from now on. M-CATCH-15: a caught token goes with its card.
    s.spots[node] = EMPTY;
    if (s.where[card] !== OWNED) s.where[card] = DISCARDED;
  },
};
