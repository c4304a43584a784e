/** What Event cards ask and tell. */
import type { Reader } from '@indigo/kernel';
import { DUELS } from '../data/duels.ts';
import { cardName } from '../names.ts';

export const eventsText = {
  'ask.duel-whom': {
    say: (_: Reader, duel: number) => `${cardName(DUELS[duel].event)}: whom do you battle?`,
  },
};
