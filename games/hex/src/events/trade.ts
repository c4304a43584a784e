import type { Rules } from '@indigo/kernel';
import type { EventEffect } from '../effects.ts';
import { forceTrade } from '../rules/forced-trade.ts';

/** H-EVT-79 to H-EVT-83: one Pokémon for one of the same colour, by force. */
export const trade: EventEffect = {
  act: (t, { seat }): Rules<boolean> => forceTrade(t, seat, 'trade'),
};
