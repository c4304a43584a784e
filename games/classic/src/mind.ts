/** What bots that think longer know of the game. No rule depends on it. */
import type { Mind } from '@indigo/kernel';
import { LEARNED } from './data/learned.ts';
import { features } from './features.ts';
import { habit } from './habit.ts';
import { sensible } from './sensible.ts';
import { chances } from './standing.ts';
import type { Classic } from './state.ts';

export const mind: Mind<Classic> = {
  chances,
  habit,
  sensible,
  features,
  learned: LEARNED,
  // Many times as many could be looked at: dice decide so much that only the first few tell players apart.
  pace: 3,
  enough: 500,
  // And it takes more slips than elsewhere.
  slips: { youngster: 100, trainer: 46, ace: 32, leader: 14 },
};
