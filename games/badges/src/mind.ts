/** What bots that think longer know of the game. No rule depends on it. */
import type { Mind } from '@indigo/kernel';
import { LEARNED } from './data/learned.ts';
import { drawsOf, turnsToWin } from './evaluate.ts';
import { features } from './features.ts';
import { purpose } from './goal.ts';
import { sensible } from './sensible.ts';
import type { Badges } from './state.ts';

/** Who is so many turns ahead wins e times as often. */
const TURNS = 30;

export const mind: Mind<Badges> = {
  chances: (s) => {
    const draws = drawsOf(s);
    const weights = s.trainers.map((_, seat) => Math.exp(-turnsToWin(s, seat, draws) / TURNS));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  },
  habit: purpose,
  sensible,
  features,
  learned: LEARNED,
  pace: 20,
  enough: 200,
};
