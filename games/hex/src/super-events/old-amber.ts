import type { Rules } from '@indigo/kernel';
import type { EventEffect } from '../effects.ts';
import { RED } from '../pokemon.ts';
import { gainNext } from '../rules/supply.ts';

/** H-SUP-24: the next Red Pokémon of the pile. */
export const oldAmber: EventEffect = {
  act: (t, { seat }): Rules<boolean> => gainNext(t, seat, RED),
};
