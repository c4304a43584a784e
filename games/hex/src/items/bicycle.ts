import { USE } from '../answers.ts';
import type { ItemEffect } from '../effects.ts';
import { giveTurn } from '../rules/order.ts';

const RIDE = [USE('bicycle')];

/** H-ITEM-10 to H-ITEM-13: one extra turn for each, played up to the very end of a turn. */
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
