import { NO, YES } from '../answers.ts';
import type { TrainerEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { drawItems } from '../rules/items.ts';

const SILVER = ask('silver', 'H-TRN-36');
const YES_OR_NO = [YES, NO] as const;

/** H-TRN-36, H-TRN-37: an Item, if the owner likes, for every own die that shows a 1 once all rerolls are over. */
export const silver: TrainerEffect = {
  *rolled(t, seat, dice) {
    for (const pips of dice) {
      if (pips === 1 && (yield* t.ask(seat, SILVER, () => YES_OR_NO)) === YES) yield* drawItems(t, seat, 1);
    }
  },
};
