import { drawsOf, turnsToWin } from './evaluate.ts';
import type { Badges } from './state.ts';

/** Who is so many turns ahead wins e times as often. */
const TURNS = 30;

/** Each seat's chance of winning, by the turns it will need. */
export function standings(s: Badges): readonly number[] {
  const draws = drawsOf(s);
  return chancesBy(s.trainers.map((_, seat) => turnsToWin(s, seat, draws)));
}

export function chancesBy(turns: readonly number[]): readonly number[] {
  const weights = turns.map((needs) => Math.exp(-needs / TURNS));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
