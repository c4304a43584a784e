import type { EventEffect } from '../effects.ts';
import { PINK } from '../pokemon.ts';
import { gain, nextOf } from '../rules/supply.ts';

/**
 * H-EVT-34 to H-EVT-36: the next Pink Pokémon of the pile with a +1 token of its own, for a copier too (H-REACT-21); the card
 * leaves the game.
 */
export const gsBall: EventEffect = {
  after: 'removed',
  *act(t, { seat }) {
    const mon = yield* nextOf(t, PINK);
    if (mon < 0) return false;
    t.s.players[seat].boosted.push(mon);
    yield* gain(t, seat, [mon]);
    return true;
  },
};
