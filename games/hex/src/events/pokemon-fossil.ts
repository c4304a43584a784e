import type { Rules } from '@indigo/kernel';
import type { EventEffect } from '../effects.ts';
import { GREEN } from '../pokemon.ts';
import { gainNext } from '../rules/supply.ts';

/** H-EVT-63: the next Green Pokémon of the pile. */
export const pokemonFossil: EventEffect = {
  act: (t, { seat }): Rules<boolean> => gainNext(t, seat, GREEN),
};
