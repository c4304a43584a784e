import { USE } from '../answers.ts';
import type { TrainerEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { discardSome } from '../rules/items.ts';

const PAY = [USE('wally')];
const NOTHING = [] as const;
const WALLY = ask('wally', 'H-TRN-38');

/** H-TRN-38, H-TRN-39: before Items are drawn one of the hand may go for one more, once for each instruction. */
export const wally: TrainerEffect = {
  responds: {
    draw: {
      uses: ({ s }, seat) => (s.players[seat].hand.length > 0 ? PAY : NOTHING),
      *play(t, seat, draw) {
        draw.count += yield* discardSome(t, seat, WALLY, 1, 1);
      },
    },
  },
};
