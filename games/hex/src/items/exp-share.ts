import { USE } from '../answers.ts';
import type { ItemEffect } from '../effects.ts';

const SHARE = [USE('exp-share')];

/**
 * H-ITEM-17 to H-ITEM-21: when an opponent's Event or Super Event has been carried out completely, it is carried out again for
 * the user. The window opens to opponents alone, once nobody can cancel the card any more, and never for a copy (H-REACT-16).
 */
export const expShare: ItemEffect = {
  responds: {
    copy: {
      uses: () => SHARE,
      // biome-ignore lint/correctness/useYield: it asks nothing
      *play(_t, seat, { copiers }) {
        copiers.push(seat);
      },
    },
  },
};
