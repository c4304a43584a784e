import type { Balance } from '@indigo/kernel';
import { CARDS } from './cards.ts';
import { pokemon } from './names.ts';

/**
 * What a report on balance counts: the starter and who began, and a card where it is had and where it attacks. Copies of a card are alike and
 * count together.
 */
export const balance: Balance = {
  cards: [...new Set(CARDS.map((_, card) => pokemon(card)))],
  hear: (tally, what, facts) => {
    const [seat, card, third] = facts as readonly number[];
    switch (what) {
      case 'goes-first':
        tally.began('turn order', seat, 'first');
        break;
      case 'chose-starter':
        tally.began('starter', seat, pokemon(card));
        tally.held(pokemon(card), seat);
        break;
      case 'caught':
        tally.held(pokemon(card), seat);
        break;
      case 'evolved':
        tally.held(pokemon(third), seat);
        break;
      case 'used':
        // Nobody's: a wild Pokémon's, or a Leader's.
        tally.used(pokemon(card), seat < 0 ? null : seat);
        break;
    }
  },
};
