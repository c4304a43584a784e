import type { Rules } from '@indigo/kernel';
import type { EventEffect } from '../effects.ts';
import { nameAndSearch } from '../rules/naming.ts';

/** H-EVT-46 to H-EVT-48: the next Pokémon of a type and a colour of choice. */
export const kimonoSisters: EventEffect = {
  act: (t, { seat, space }): Rules<boolean> => nameAndSearch(t, seat, space),
};
