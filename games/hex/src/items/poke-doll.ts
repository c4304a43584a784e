import { USE } from '../answers.ts';
import type { ItemEffect } from '../effects.ts';
import { strikes } from '../rules/hit.ts';

const STOP = [USE('poke-doll')];

/**
 * H-ITEM-40, H-ITEM-41: stops what is about to hit its user, that part alone (H-ITEM-43), whatever card or city does it
 * (H-ITEM-44). What opens no such window cannot be stopped (H-ITEM-45, H-REACT-38). The Doll is itself a hit on whoever's
 * effect it stops, who may answer with another (H-ITEM-42, H-REACT-26).
 */
export const pokeDoll: ItemEffect = {
  responds: {
    hit: {
      uses: () => STOP,
      *play(t, _seat, hit) {
        hit.stopped = hit.by.length === 0 || (yield* strikes(t, 'poke-doll', hit.by, hit.on));
      },
    },
  },
};
