import type { Rules } from '@indigo/kernel';
import type { EventEffect } from '../effects.ts';
import { forceTrade } from '../rules/forced-trade.ts';

/** H-SUP-29: as the Event of that name. */
export const superTrade: EventEffect = {
  act: (t, { seat }): Rules<boolean> => forceTrade(t, seat, 'trade'),
};
