/** What bots that think longer know of the game. No rule depends on it. */
import type { Mind } from '@indigo/kernel';
import { features } from './features.ts';
import { chances } from './prospects.ts';
import { purpose } from './purpose.ts';
import { sensible } from './sensible.ts';
import type { Hex } from './state.ts';

export const mind: Mind<Hex> = {
  chances,
  habit: purpose,
  sensible,
  features,
  pace: 8,
  enough: 120,
  // Most choices bring little either way: it takes many bad ones to lose a match.
  slips: { youngster: 72, trainer: 55, ace: 43, leader: 21 },
};
