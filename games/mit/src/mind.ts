/** What bots that think longer know of the game. No rule depends on it. */
import type { Mind } from '@indigo/kernel';
import { LEARNED } from './data/learned.ts';
import { turnsToGo } from './evaluate.ts';
import { features } from './features.ts';
import { sensible } from './sensible.ts';
import type { Mit } from './state.ts';

/** Who is so many turns ahead wins e times as often. */
const TURNS = 15;

export const mind: Mind<Mit> = {
  chances: (s) => {
    const weights = s.trainers.map((trainer) => Math.exp(-turnsToGo(s, trainer, trainer.at, false) / TURNS));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  },
  sensible,
  features,
  learned: LEARNED,
  pace: 25,
  enough: 200,
  // What nobody sensible does is kept out, so a slip costs the upper ones less than elsewhere; but a Youngster more.
  slips: { youngster: 26, ace: 20, leader: 11 },
};
