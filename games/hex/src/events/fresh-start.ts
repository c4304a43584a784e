import type { EventEffect } from '../effects.ts';
import { strikes } from '../rules/hit.ts';
import { discardHand, drawItems } from '../rules/items.ts';
import { mayReplaceTrainer } from '../rules/trainer.ts';

const ITEMS = 3;

/**
 * H-EVT-96 (proposed): the whole hand goes for three Items, then the Trainer may be replaced. The own Poké Doll stops the first
 * half.
 */
export const freshStart: EventEffect = {
  *act(t, { seat }) {
    if (yield* strikes(t, 'fresh-start', [seat])) {
      discardHand(t, seat);
      yield* drawItems(t, seat, ITEMS);
    }
    yield* mayReplaceTrainer(t, seat, 'fresh-start');
    return true;
  },
};
