/** Flipping type tokens before the League (M-EXP-04). */
import { ALL, type Rules, type Seat, type Step } from '@indigo/kernel';
import { type Flip, flipOf } from '../answers.ts';
import { TYPES } from '../data/types.ts';
import { FLIP } from '../questions.ts';
import type { Master } from '../state.ts';
import { type T, tell } from '../table.ts';
import { maxHearts } from '../team.ts';

export const FLIPS: Step = { do: 'flips' };

/** The lowest seed first, each asked once. M-EXP-07: what is flipped stays so; two of a type are two. */
export function* flips(t: T): Rules {
  const { s } = t;
  for (let place = t.n - 1; place >= 0; place--) {
    const seat = s.seeds[place];
    const player = s.players[seat];
    const picked = yield* t.compose(seat, FLIP, () => ownTokens(s, seat), {
      min: 0,
      max: TYPES.length * 2,
      fits: (list, next) => {
        const { type, nth } = next as Flip;
        return nth === 0 || list.includes(flipOf(type, nth - 1));
      },
    });
    for (const { type } of picked) {
      player.flipped[type]++;
      tell(t, ALL, 'flipped', seat, type);
    }
    // A flipped token gives no heart any more.
    for (const card of player.team) s.hearts[card] = Math.min(s.hearts[card], maxHearts(s, seat, card));
  }
}

const ownTokens = (s: Master, seat: Seat): Flip[] =>
  s.players[seat].types.flatMap((count, type) =>
    Array.from({ length: count }, (_, nth) => flipOf(type, nth)),
  );
