import type { Balance } from '@indigo/kernel';
import { EVENTS } from './data/events.ts';
import { ITEMS } from './data/items.ts';
import { SUPER_EVENTS } from './data/super-events.ts';
import { TRAINERS } from './data/trainers.ts';
import { POKEMON } from './pokemon.ts';

/** A Super Event may be called as an Event is. */
const superName = (name: string): string =>
  EVENTS.some((event) => event.name === name) ? `${name} (Super Event)` : name;

/** What a report on balance counts: Starter, Trainer and who began; Items and Events where they do something. */
export const balance: Balance = {
  cards: [
    ...[...ITEMS, ...EVENTS].map(({ name }) => name),
    ...SUPER_EVENTS.map(({ name }) => superName(name)),
  ],
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
        tally.used(ITEMS[second].name, first);
        break;
      case 'turned-up':
        for (const sort of facts[1] as readonly number[]) tally.used(ITEMS[sort].name, first);
        break;
      case 'drew-event':
        tally.used(facts[1] === 'event' ? EVENTS[third].name : superName(SUPER_EVENTS[third].name), first);
        break;
    }
  },
};
