import { USE } from '../answers.ts';
import type { ItemEffect } from '../effects.ts';
import { strikes } from '../rules/hit.ts';
import { steal } from '../rules/items.ts';
import { opponents } from '../rules/window.ts';

/**
 * H-ITEM-72: one random Item of an opponent who has any (H-ITEM-74); only the two learn which (H-ITEM-73). The victim's Poké
 * Doll may stop it (H-REACT-32).
 */
export const rocketAttack: ItemEffect = {
  free: {
    when: 'free',
    uses: (t, seat) =>
      opponents(t, seat)
        .filter((other) => t.s.players[other].hand.length > 0)
        .map((other) => USE('rocket-attack', other)),
    *play(t, seat, { on: victim }) {
      if (yield* strikes(t, 'rocket-attack', [victim], [seat])) yield* steal(t, seat, victim, 1);
      return undefined;
    },
  },
};
