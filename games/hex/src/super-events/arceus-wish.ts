import type { Rules } from '@indigo/kernel';
import type { EventEffect } from '../effects.ts';
import { wish } from '../rules/wish.ts';

const CARDS = 2;

/** H-SUP-06, H-SUP-07: two Super Events, each for another player. */
export const arceusWish: EventEffect = {
  act: (t, activation): Rules<boolean> => wish(t, activation, CARDS),
};
