import { ALL } from '@indigo/kernel';
import { USE } from '../answers.ts';
import type { TrainerEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { copiesIn, discardItem } from '../rules/items.ts';
import { tell } from '../table.ts';

const PAY = [USE('wally')];
const NOTHING = [] as const;
const WALLY = ask('wally', 'H-TRN-38');

/** H-TRN-38, H-TRN-39: before Items are drawn one of the hand may go for one more, once for each instruction. */
export const wally: TrainerEffect = {
  responds: {
    draw: {
      uses: ({ s }, seat) => (s.players[seat].hand.length > 0 ? PAY : NOTHING),
      *play(t, seat, draw) {
        const { item } = yield* t.ask(seat, WALLY, () => copiesIn(t, seat).filter(({ copy }) => copy === 0));
        tell(t, ALL, 'discarded', seat, [item]);
        discardItem(t, seat, item);
        draw.count++;
      },
    },
  },
};
