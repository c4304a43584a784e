/** What bots that think longer know of the game. No rule depends on it. */
import type { Mind } from '@indigo/kernel';
import { LEARNED } from './data/learned.ts';
import { features } from './features.ts';
import { purpose } from './goal.ts';
import { sensible } from './sensible.ts';
import { standings } from './standings.ts';
import type { Badges } from './state.ts';

export const mind: Mind<Badges> = {
  chances: standings,
  habit: purpose,
  sensible,
  features,
  learned: LEARNED,
  pace: 20,
  enough: 200,
};
