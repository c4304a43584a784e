import type { EventEffect } from '../effects.ts';
import { PINK } from '../pokemon.ts';
import { gain, nextOf } from '../rules/supply.ts';
import type { Mon } from '../state.ts';

const EGGS = 3;

/** H-SUP-13: the next three Pink Pokémon of the pile, at once (H-TRN-17). */
export const eggIncubators: EventEffect = {
  *act(t, { seat }) {
    const hatched: Mon[] = [];
    for (let i = 0; i < EGGS; i++) {
      const mon = yield* nextOf(t, PINK);
      if (mon >= 0) hatched.push(mon);
    }
    yield* gain(t, seat, hatched);
    return hatched.length > 0;
  },
};
