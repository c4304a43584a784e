/** What Trainer cards ask and tell. */
import type { Reader } from '@indigo/kernel';

export const trainersText = {
  'ask.how-far': { say: () => 'Hiker: how many spaces?' },
  'ask.how-many-dice': {
    say: (_: Reader, _mon: number, _span: number) => 'Red: how many dice do you roll?',
  },
  'ask.silver': { say: () => 'Silver: you rolled a 1. Draw an Item?' },
  'ask.wally': { say: () => 'Wally: which Item do you discard to draw one more?' },
  'do.roll-two': { say: () => 'Roll two dice and choose one to move' },
};
