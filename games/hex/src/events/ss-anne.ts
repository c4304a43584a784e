import type { Rules } from '@indigo/kernel';
import type { EventEffect } from '../effects.ts';
import { forceTrade } from '../rules/forced-trade.ts';

/** H-EVT-71: as the Event Trade. */
export const ssAnne: EventEffect = {
  act: (t, { seat }): Rules<boolean> => forceTrade(t, seat, 'ss-anne'),
};
