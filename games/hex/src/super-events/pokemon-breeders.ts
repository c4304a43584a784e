import { ALL } from '@indigo/kernel';
import { FAMILY } from '../answers.ts';
import type { EventEffect } from '../effects.ts';
import { BLUE, FAMILY_OF, PINK } from '../pokemon.ts';
import { ask } from '../questions.ts';
import { gain, searchPile } from '../rules/supply.ts';
import type { Mon } from '../state.ts';
import { type T, tell } from '../table.ts';

const BREED = ask('breed', 'H-SUP-31');

/**
 * H-SUP-31 (proposed): the first relative of one of the own Pokémon that the Blue, Green or Pink pile has; where none has one
 * another family is named.
 */
export const pokemonBreeders: EventEffect = {
  *act(t, { seat }) {
    let families = [...new Set(t.s.players[seat].team.map((mon) => FAMILY_OF[mon]))];
    while (families.length > 0) {
      const { family } = yield* t.ask(seat, BREED, () => families.map((one) => FAMILY[one]));
      tell(t, ALL, 'asks-relative', seat, family);
      const found = yield* relative(t, family);
      if (found >= 0) {
        yield* gain(t, seat, [found]);
        return true;
      }
      tell(t, ALL, 'no-relative', family);
      families = families.filter((one) => one !== family);
    }
    return false;
  },
};

function* relative(t: T, family: Mon) {
  for (let colour = BLUE; colour >= PINK; colour--) {
    const found = yield* searchPile(t, colour, (mon) => FAMILY_OF[mon] === family);
    if (found >= 0) return found;
  }
  return -1;
}
