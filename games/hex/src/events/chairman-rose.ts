import type { Rules } from '@indigo/kernel';
import type { EventEffect } from '../effects.ts';
import { BLUE } from '../pokemon.ts';
import { gainNext } from '../rules/supply.ts';

/** H-EVT-28: the next Blue Pokémon of the pile. */
export const chairmanRose: EventEffect = {
  act: (t, { seat }): Rules<boolean> => gainNext(t, seat, BLUE),
};
