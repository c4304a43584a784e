import type { Balance } from '@indigo/kernel';
import { CHIPS } from './data/chips.ts';
import { EVENTS } from './data/events.ts';
import { ITEMS } from './data/items.ts';
import { eventName, itemName, pokemon } from './names.ts';

/**
 * What a report on balance counts: the starter and who began; Items and Events where they are played, and a Pokémon where it is
 * caught and where it fights.
 */
export const balance: Balance = {
  cards: [...ITEMS, ...EVENTS, ...CHIPS].map(({ name }) => name),
  hear: (tally, what, facts) => {
    const [seat, second, third, fourth] = facts as readonly number[];
    switch (what) {
      case 'goes-first':
        tally.began('turn order', seat, 'first');
        break;
      case 'got-starter':
        tally.began('starter', seat, pokemon(second));
        tally.held(pokemon(second), seat);
        break;
      case 'caught':
      case 'took-chip':
        tally.held(pokemon(second), seat);
        break;
      case 'traded':
        // One gives the third and gets the fourth.
        tally.held(pokemon(fourth), seat);
        tally.held(pokemon(third), second);
        break;
      case 'sent-out':
        tally.used(pokemon(second), seat);
        break;
      case 'played':
        tally.used(itemName(second), seat);
        break;
      case 'turned-up':
        for (const sort of facts[1] as readonly number[]) tally.used(itemName(sort), seat);
        break;
      case 'drew-event':
        tally.used(eventName(second), seat);
        break;
    }
  },
};
