import { USE } from '../answers.ts';
import type { ItemEffect } from '../effects.ts';
import { giveTurn } from '../rules/order.ts';

const RIDE = [USE('bicycle')];

/** H-ITEM-10, H-ITEM-11, H-ITEM-12: one full extra turn for each, played up to the very end of a turn (H-ITEM-13). */
export const bicycle: ItemEffect = {
  free: {
    when: 'end',
    uses: () => RIDE,
    // biome-ignore lint/correctness/useYield: it asks nothing
    *play(t, seat) {
      giveTurn(t, seat);
      return undefined;
    },
  },
};
