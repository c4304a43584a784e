import type { Seat } from '@indigo/kernel';
import { USE } from '../answers.ts';
import { SPACES } from '../board.ts';
import type { TrainerEffect } from '../effects.ts';
import { tryOnce } from '../rules/capture.ts';
import type { Hex } from '../state.ts';

const FOLLOW = [USE('cynthia')];
const NOTHING = [] as const;
const hexagonOf = (s: Hex, seat: Seat): number => SPACES[s.players[seat].at].hexagon;

/**
 * H-TRN-19 to H-TRN-23: where another player on her hexagon fails a capture, the owner may roll too, balls included
 * (H-TRN-21). The window opens before the token is placed (H-TRN-20) and once for a failure, and not for her own (H-TRN-22).
 */
export const cynthia: TrainerEffect = {
  responds: {
    fail: {
      uses: ({ s }, seat, fail) =>
        fail.seat !== seat && hexagonOf(s, seat) === hexagonOf(s, fail.seat) ? FOLLOW : NOTHING,
      *play(t, seat, fail) {
        if (yield* tryOnce(t, seat, fail.mon, fail.space)) fail.caughtBy = seat;
      },
    },
  },
};
