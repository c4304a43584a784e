import type { Balance } from '@indigo/kernel';
import { EVENTS } from './data/events.ts';
import { ITEMS } from './data/items.ts';
import { SUPER_EVENTS } from './data/super-events.ts';
import { TRAINERS } from './data/trainers.ts';
import { POKEMON } from './pokemon.ts';

/** What a report on balance counts: Starter, Trainer and who began; Items and Events where they do something. */
export const balance: Balance = {
  cards: [...ITEMS, ...EVENTS, ...SUPER_EVENTS].map(({ id }) => id),
  hear: (tally, what, facts) => {
    const [first, second, third] = facts as readonly number[];
    switch (what) {
      case 'goes-first':
        tally.began('turn order', first, 'first');
        break;
      case 'starter':
        tally.began('starter', first, POKEMON[second].name);
        break;
      case 'trainer-active':
        tally.began('trainer', first, TRAINERS[second].name);
        break;
      case 'played':
        tally.used(ITEMS[second].id, first);
        break;
      case 'turned-up':
        for (const sort of facts[1] as readonly number[]) tally.used(ITEMS[sort].id, first);
        break;
      case 'drew-event':
        tally.used((facts[1] === 'event' ? EVENTS : SUPER_EVENTS)[third].id, first);
        break;
    }
  },
};
