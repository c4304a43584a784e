/** What bots that think longer know of the game. No rule depends on it. */
import type { Mind } from '@indigo/kernel';
import { chances } from './mind/chances.ts';
import { features } from './mind/features.ts';
import { habit } from './mind/habit.ts';
import { sensible } from './mind/sensible.ts';
import type { Master } from './state.ts';

export const mind: Mind<Master> = {
  chances,
  habit,
  sensible,
  features,
  pace: 5,
  enough: 50,
  slips: { youngster: 72, trainer: 50, ace: 32, leader: 16 },
};
