import { AMOUNT, USE } from '../answers.ts';
import type { TrainerEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { limited, move } from '../rules/travel.ts';

const HIKE = [USE('hiker')];
const HOW_FAR = ask('how-far', 'H-TRN-26');
const STEPS = [1, 2] as const;

/** H-TRN-26: one or two spaces instead of the roll. H-TRN-27: no more than what limits all movement. */
export const hiker: TrainerEffect = {
  travel: {
    when: 'travel',
    uses: () => HIKE,
    *play(t, seat) {
      const { amount } = yield* t.ask(seat, HOW_FAR, () =>
        STEPS.filter((steps) => limited(t.s, seat, steps) === steps).map(AMOUNT),
      );
      return { landed: yield* move(t, seat, amount) };
    },
  },
};
