import type { Balance } from '@indigo/kernel';
import { CARDS } from './data/cards.ts';
import { pokemon, routeName } from './names.ts';

/**
 * What a report on balance counts. Everybody begins alike, so the first choice that tells players apart is the route of
 * the first capture; and a card is used where it fights, competes, opens a way or changes hands.
 */
export const balance: Balance = {
  cards: CARDS.map(({ name }) => name),
  hear: (tally, what, facts) => {
    const [seat, second, third, fourth] = facts as readonly number[];
    switch (what) {
      case 'goes-first':
        tally.began('turn order', seat, 'first');
        break;
      case 'captured':
        tally.began('first capture', seat, routeName(second));
        break;
      case 'was-caught':
        tally.held(pokemon(second), seat);
        break;
      case 'sent-out':
      case 'cut-shrub':
      case 'surfed':
      case 'flew':
        tally.used(pokemon(second), seat);
        break;
      case 'traded':
        // Each of the two did its part for whoever gave it, and is now the other's.
        tally.used(pokemon(third), seat);
        tally.used(pokemon(fourth), second);
        tally.held(pokemon(fourth), seat);
        tally.held(pokemon(third), second);
        break;
      case 'shone':
        for (const kind of facts[2] as readonly number[]) tally.used(pokemon(kind), seat);
        break;
    }
  },
};
