import { USE, type Use } from '../answers.ts';
import type { ItemEffect } from '../effects.ts';

const CHANGES = [-2, -1, 1, 2] as const;
const PULL: readonly Use[] = CHANGES.map((by) => USE('escape-rope', by));
const NOTHING = [] as const;

/**
 * H-ITEM-14: the own movement roll counts for one or two more or less, but for 1 at least; several add up (H-ITEM-16). What
 * is walked without a roll opens no such window (H-ITEM-15).
 */
export const escapeRope: ItemEffect = {
  responds: {
    count: {
      uses: (_t, seat, { roller, count }) =>
        roller === seat ? PULL.filter(({ on }) => count + on >= 1) : NOTHING,
      // biome-ignore lint/correctness/useYield: it asks nothing
      *play(_t, _seat, roll, { on }) {
        roll.count += on;
      },
    },
  },
};
