import type { Rules } from '@indigo/kernel';
import type { EventEffect } from '../effects.ts';
import { nameAndSearch } from '../rules/naming.ts';

/** H-SUP-25: as Kimono Sisters. */
export const oaksResearch: EventEffect = {
  act: (t, { seat, space }): Rules<boolean> => nameAndSearch(t, seat, space),
};
