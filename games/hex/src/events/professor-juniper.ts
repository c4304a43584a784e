import type { EventEffect } from '../effects.ts';
import { drawItems } from '../rules/items.ts';
import { mayReplaceTrainer } from '../rules/trainer.ts';

/** H-EVT-97 (proposed): an Item, then the Trainer may be replaced. */
export const professorJuniper: EventEffect = {
  *act(t, { seat }) {
    yield* drawItems(t, seat, 1);
    yield* mayReplaceTrainer(t, seat, 'professor-juniper');
    return true;
  },
};
