import { USE } from '../answers.ts';
import type { ItemEffect } from '../effects.ts';

const RESTART = [USE('potion')];

/**
 * H-ITEM-54, H-ITEM-56: the loser of a battle starts it anew with the same Pokémon, both of a dual one (H-ITEM-59); Items laid
 * so far are gone (H-ITEM-55). Each loss opens the window again (H-ITEM-57), a draw does not (H-ITEM-58).
 */
export const potion: ItemEffect = {
  responds: {
    loss: {
      uses: () => RESTART,
      // biome-ignore lint/correctness/useYield: it asks nothing
      *play(_t, _seat, loss) {
        loss.again = true;
      },
    },
  },
};
