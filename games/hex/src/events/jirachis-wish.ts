import type { Rules } from '@indigo/kernel';
import type { EventEffect } from '../effects.ts';
import { wish } from '../rules/wish.ts';

const CARDS = 3;

/** H-EVT-42 to H-EVT-45: three Events, each for another player. */
export const jirachisWish: EventEffect = {
  act: (t, activation): Rules<boolean> => wish(t, activation, CARDS),
};
