import { USE } from '../answers.ts';
import type { TrainerEffect } from '../effects.ts';
import { drawItems } from '../rules/items.ts';

const REST = [USE('lyra')];
const ITEMS = 2;

/**
 * H-TRN-28, H-TRN-29: the turn is skipped for two Items, so nothing else is done in it, no gym battle either (H-AMB-77); a
 * turn lost to an effect never comes to this. The limits at the end of a turn hold as always.
 */
export const lyra: TrainerEffect = {
  travel: {
    when: 'travel',
    alone: true,
    uses: () => REST,
    *play(t, seat) {
      yield* drawItems(t, seat, ITEMS);
      t.s.fought = true;
      return { landed: -1 };
    },
  },
};
