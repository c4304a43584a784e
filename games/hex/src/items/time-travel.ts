import type { Seat } from '@indigo/kernel';
import { USE, type Use } from '../answers.ts';
import type { ItemEffect } from '../effects.ts';
import { throwDie } from '../rules/dice.ts';
import { strikes } from '../rules/hit.ts';
import { trainerEffect } from '../rules/trainer.ts';
import { isOneStep } from '../rules/travel.ts';
import type { Hex } from '../state.ts';

const NOTHING: readonly Use[] = [];

/** H-EVT-65: a roll that is one space whatever it shows, of somebody to whom no face means anything. */
const isIdle = (s: Hex, roller: Seat): boolean =>
  isOneStep(s, roller) && trainerEffect(s, roller).rolled === undefined;

/**
 * H-ITEM-75, H-ITEM-77: any one die just rolled is rolled again, before it counts. The roller's Poké Doll may stop it
 * (H-ITEM-76); nobody's, if the roller is the user or an Elite Trainer (H-ITEM-78, H-REACT-10). What is chosen on a result is
 * chosen after this window, so on the new one (H-ITEM-79).
 */
export const timeTravel: ItemEffect = {
  responds: {
    roll: {
      uses: ({ s }, _seat, { why, rollers, dice }) =>
        why === 'move' && isIdle(s, rollers[0]) ? NOTHING : dice.map((_, die) => USE('time-travel', die)),
      *play(t, seat, on, { on: die }) {
        const roller = on.rollers[die];
        const others = roller >= 0 && roller !== seat;
        if (others && !(yield* strikes(t, 'time-travel', [roller], [seat]))) return;
        yield* throwDie(t, on, die);
      },
    },
  },
};
