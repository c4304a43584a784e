import { USE } from '../answers.ts';
import type { ItemEffect } from '../effects.ts';
import { strikes } from '../rules/hit.ts';
import { discardTrainer, gainTrainers } from '../rules/trainer.ts';
import { playing } from '../rules/window.ts';

/** How many Trainer cards come for the one discarded. */
const NEW = 2;

/**
 * H-ITEM-51, H-ITEM-52: any player's Trainer goes for two others, of which that player names the active one. Another player
 * may stop it with a Poké Doll (H-ITEM-53, H-REACT-32).
 */
export const pokenavPlus: ItemEffect = {
  free: {
    when: 'free',
    uses: (t) => playing(t).map((player) => USE('pokenav-plus', player)),
    *play(t, seat, { on: player }) {
      if (player !== seat && !(yield* strikes(t, 'pokenav-plus', [player], [seat]))) return undefined;
      discardTrainer(t, player);
      yield* gainTrainers(t, player, NEW);
      return undefined;
    },
  },
};
