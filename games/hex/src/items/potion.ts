import { USE } from '../answers.ts';
import type { ItemEffect } from '../effects.ts';

const RESTART = [USE('potion')];

/** H-ITEM-54 to H-ITEM-59: the loser of a battle starts it anew with the same Pokémon; Items laid so far are gone. */
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
