import type { Rules } from '@indigo/kernel';
import type { EventEffect } from '../effects.ts';
import { PINK } from '../pokemon.ts';
import { gainNext } from '../rules/supply.ts';

/** H-EVT-62: the next Pink Pokémon of the pile. */
export const pokemonEgg: EventEffect = {
  act: (t, { seat }): Rules<boolean> => gainNext(t, seat, PINK),
};
