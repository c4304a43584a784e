import { USE } from '../answers.ts';
import type { ItemEffect } from '../effects.ts';
import { strikes } from '../rules/hit.ts';

const CANCEL = [USE('poke-flute')];

/**
 * H-ITEM-46, H-ITEM-48: an Event just shown, anybody's, is cancelled and the same player draws another. The Doll of who
 * activates it may stop that (H-ITEM-47, H-ITEM-50), unless it is the user's own. Super Events are safe (H-ITEM-49): they open
 * no such window.
 */
export const pokeFlute: ItemEffect = {
  responds: {
    cancel: {
      uses: () => CANCEL,
      *play(t, seat, event) {
        event.cancelled = event.seat === seat || (yield* strikes(t, 'poke-flute', [event.seat], [seat]));
      },
    },
  },
};
