import type { Balance } from '@indigo/kernel';
import { CARDS } from './cards.ts';
import { pokemon } from './names.ts';

/**
 * What a report on balance counts: the starter and who began, and a card where it attacks. Copies of a card count each on
 * their own.
 */
export const balance: Balance = {
  cards: CARDS.map(({ id }) => id),
  hear: (tally, what, facts) => {
    const [seat, card] = facts as readonly number[];
    switch (what) {
      case 'goes-first':
        tally.began('turn order', seat, 'first');
        break;
      case 'chose-starter':
        tally.began('starter', seat, pokemon(card));
        break;
      case 'used':
        tally.used(CARDS[card].id);
        break;
    }
  },
};
