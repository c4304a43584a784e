import { USE } from '../answers.ts';
import type { TrainerEffect } from '../effects.ts';
import { drawItems } from '../rules/items.ts';

const REST = [USE('lyra')];
const ITEMS = 2;

/**
 * H-TRN-28, H-TRN-29: two Items in place of the travel action, so without a gym battle (H-AMB-77); a turn lost to an
 * effect never comes to this. The end of the turn is as always.
 */
export const lyra: TrainerEffect = {
  travel: {
    when: 'travel',
    uses: () => REST,
    *play(t, seat) {
      yield* drawItems(t, seat, ITEMS);
      t.s.fought = true;
      return { landed: -1 };
    },
  },
};
