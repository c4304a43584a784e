import { SLOT } from '../answers.ts';
import type { EventEffect } from '../effects.ts';
import { PINK, POKEMON, typeSet } from '../pokemon.ts';
import { ask } from '../questions.ts';
import { captureAt } from '../rules/capture.ts';
import { showNext, tryOneShown } from '../rules/shown.ts';
import { faceUp } from '../rules/slots.ts';

const TRY_WATER = ask('try-water', 'H-EVT-95');
const WATER = typeSet(['Water']);

/**
 * H-EVT-95 (proposed): a try at a Water Pokémon that lies face up on the board; only where there is none, at the next Pink one
 * of the pile.
 */
export const fishing: EventEffect = {
  *act(t, { seat }) {
    const lying = faceUp(t.s, (_space, mon) => (POKEMON[mon].types & WATER) !== 0);
    if (lying.length === 0) {
      yield* showNext(t, PINK, 1);
      return yield* tryOneShown(t, seat);
    }
    const { slot } = yield* t.ask(seat, TRY_WATER, () => lying.map((space) => SLOT[space]));
    yield* captureAt(t, seat, slot);
    return true;
  },
};
