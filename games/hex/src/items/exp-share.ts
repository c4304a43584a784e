import { USE } from '../answers.ts';
import type { ItemEffect } from '../effects.ts';

const SHARE = [USE('exp-share')];

/**
 * H-ITEM-17, H-ITEM-18, H-ITEM-19: when an opponent's Event or Super Event has been carried out completely, it is carried out
 * again as the user's own. The window opens to opponents alone, never for a copy (H-ITEM-20, H-REACT-16), once nobody can
 * cancel the card any more (H-ITEM-21).
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
