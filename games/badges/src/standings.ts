import type { Seat } from '@indigo/kernel';
import { drawsOf, turnsToWin } from './evaluate.ts';
import type { Badges } from './state.ts';

/** Who is so many turns ahead wins e times as often. */
const TURNS = 30;

/** Each seat's chance of winning, by the turns it will need. `late`: somebody who has given so many turns away. */
export function standings(s: Badges, late: Seat = -1, turns = 0): readonly number[] {
  const draws = drawsOf(s);
  const weights = s.trainers.map((_, seat) => {
    const needs = turnsToWin(s, seat, draws) + (seat === late ? turns : 0);
    return Math.exp(-needs / TURNS);
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
