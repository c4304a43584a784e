/** How near a trainer is to winning, and so everybody's chances. For bots; no rule depends on it. */
import type { Seat } from '@indigo/kernel';
import { isPlateau } from './board.ts';
import { GOAL_POWER, HAND_LIMIT } from './data/rules.ts';
import { bonuses, countOf, finalChance, promised, strongest } from './hope.ts';
import { turnsToFinal } from './plateau.ts';
import { TIME_MACHINE } from './sorts.ts';
import type { Classic } from './state.ts';
import { power } from './team.ts';

/**
 * What each thing is worth: who is one ahead wins e times as often. By hand, after a fit to who won matches of the habit against
 * itself; that fit gave points next to nothing, but who does not go for them never gets to the plateau.
 */
const WORTH = {
  points: 0.25,
  strength: 0.06,
  chance: 0.6,
  open: 0.4,
  near: 0.4,
  promise: 0.15,
  again: 0.12,
  cards: 0.1,
};
/** Turns on the plateau until a Final Battle that count as far. */
const FAR = 8;

/** Each seat's chance of winning, by seat. They add up to 1. */
export function chances(s: Classic): readonly number[] {
  if (s.winner >= 0) return s.trainers.map((_, seat) => (seat === s.winner ? 1 : 0));
  const weights = s.trainers.map((_, seat) => Math.exp(standing(s, seat)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function standing(s: Classic, seat: Seat): number {
  const me = s.trainers[seat];
  const points = power(me);
  const strength = strongest(me);
  const cards = bonuses(s, me);
  const chance = strength > 0 ? finalChance(strength + cards) : 0;
  const there = isPlateau(me.at);
  return (
    WORTH.points * Math.min(1, points / GOAL_POWER) +
    WORTH.strength * strength +
    WORTH.chance * chance +
    (there || points >= GOAL_POWER ? WORTH.open * chance : 0) +
    (there ? WORTH.near * chance * (FAR / (FAR + turnsToFinal(me.at))) : 0) +
    WORTH.promise * finalChance(promised(me) + cards) +
    WORTH.again * countOf(s, me, TIME_MACHINE) +
    WORTH.cards * Math.min(1, me.hand.length / HAND_LIMIT)
  );
}
