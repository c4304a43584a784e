/** What bots that think longer know of the game. No rule depends on it. */
import type { Mind } from '@indigo/kernel';
import { standing } from './evaluate.ts';
import { features } from './features.ts';
import type { Hex } from './state.ts';

/** Who is so many badges ahead wins e times as often. */
const BADGES = 1.5;

export const mind: Mind<Hex> = {
  chances: (s) => {
    const weights = s.players.map((_, seat) => Math.exp(standing(s, seat) / BADGES));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  },
  features,
  pace: 8,
};
