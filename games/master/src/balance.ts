import type { Balance } from '@indigo/kernel';
import { ATTACKS } from './data/attacks.ts';
import { ITEMS } from './data/items.ts';
import { POWERS } from './data/powers.ts';
import { FOES } from './foes.ts';
import { foeName, itemName, pokemon, powerName } from './names.ts';
import type { Ending } from './rules/end.ts';

/** M-END-01 to M-END-03, M-END-08: how the adventure ended. */
const ENDED: { readonly [why in Ending]: string } = {
  gyms: 'ended by gyms',
  levels: 'ended by levels',
  trainers: 'ended by trainers',
  rounds: 'ended by rounds',
};
const beaten = (foe: number): string => `beat ${foeName(foe)}`;

/** What a report on balance counts: the starter and who began; attacks, Power tokens, items, adversaries, and the ending. */
export const balance: Balance = {
  cards: [
    ...Object.values(ENDED),
    ...FOES.map((_, foe) => beaten(foe)),
    ...POWERS.map(({ name }) => name),
    ...ITEMS.map(({ name }) => name),
    ...ATTACKS.map(({ name }) => name),
  ],
  hear: (tally, what, facts) => {
    const [first, second, third] = facts as readonly number[];
    switch (what) {
      case 'goes-first':
        tally.began('turn order', first, 'first');
        break;
      case 'chose-starter':
        tally.began('starter', first, pokemon(second));
        break;
      case 'adventure-over':
        tally.used(ENDED[facts[0] as Ending], null);
        break;
      case 'won-battle':
        tally.used(beaten(second), first);
        break;
      case 'took-item':
        tally.used(itemName(second), first);
        break;
      case 'used-power':
        // An adversary's.
        tally.used(powerName(second), null);
        break;
      case 'f.used-power':
        tally.used(powerName(second), first);
        break;
      case 'f.used-attack':
        tally.used(ATTACKS[third].name, first);
        break;
    }
  },
};
