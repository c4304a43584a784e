import type { Seat } from '@indigo/kernel';
import { ARRIVAL, isPlateau, SPACES } from './board.ts';
import { ITEMS } from './data/items.ts';
import { RIVALS } from './data/rivals.ts';
import { BONUS_CARDS_PER_BATTLE, DIE_SIDES, GOAL_POWER, HAND_LIMIT } from './data/rules.ts';
import type { Classic, Trainer } from './state.ts';
import { attack, evolutionBonus, isFit, power } from './team.ts';

const mean = (of: readonly number[]): number => of.reduce((sum, figure) => sum + figure, 0) / of.length;

/** What a Pokémon Master adds up to besides the die, on average, and how far a battle may stray from that. */
const MASTER = mean(RIVALS.map(({ attack: strength, bonus }) => strength + mean(bonus)));
const SPREAD = 2.2;

/** What each thing is worth, found by letting bots play with it and without it. */
const WORTH = { power: 0.34, strike: 0.2, final: 0.22, plateau: 0.1, enter: 0.12, cards: 0.06, out: 0.02 };
/** How much the best of the others counts against one. */
const RIVALRY = 0.3;

/** How good the position looks for a seat, 0 (lost) to 1 (won). */
export function evaluate(s: Classic, seat: Seat): number {
  if (s.winner >= 0) return s.winner === seat ? 1 : 0;
  let best = 0;
  s.trainers.forEach((other, i) => {
    if (i !== seat) best = Math.max(best, standing(s, other));
  });
  const value = 0.3 + 0.65 * (standing(s, s.trainers[seat]) - RIVALRY * best);
  return Math.min(0.98, Math.max(0.02, value));
}

/** How far a trainer has come: points for the way in, strength for the Final Battle, and where they stand. */
function standing(s: Classic, trainer: Trainer): number {
  const strength = strike(s, trainer);
  const wins = 1 / (1 + Math.exp((MASTER - strength) / SPREAD));
  let value =
    WORTH.power * Math.min(1, power(trainer) / GOAL_POWER) +
    WORTH.strike * Math.min(1, strength / MASTER) +
    WORTH.final * wins +
    WORTH.cards * Math.min(1, trainer.hand.length / HAND_LIMIT) -
    WORTH.out * trainer.ko.length;
  if (isPlateau(trainer.at)) value += WORTH.plateau + WORTH.enter * wins * nearness(trainer.at);
  return value;
}

/** The strongest fit Pokémon with the best Attack Bonus cards in hand. */
function strike(s: Classic, trainer: Trainer): number {
  let best = 0;
  for (const dex of trainer.team) {
    if (isFit(trainer, dex)) best = Math.max(best, attack(dex) + evolutionBonus(trainer, dex));
  }
  const bonuses: number[] = [];
  for (const card of [...trainer.hand, ...trainer.aside]) {
    const item = ITEMS[s.items.kind[card]];
    if (item?.kind === 'attack-bonus') bonuses.push(item.values[0]);
  }
  bonuses.sort((a, b) => b - a);
  for (let i = 0; i < Math.min(BONUS_CARDS_PER_BATTLE, bonuses.length); i++) best += bonuses[i];
  return best;
}

/** 1 where one move may lead to an ENTER space, less where it takes more. */
function nearness(at: number): number {
  const ring = SPACES.length - ARRIVAL;
  for (let steps = 1; steps <= ring; steps++) {
    const space = SPACES[ARRIVAL + ((at - ARRIVAL + steps) % ring)];
    if (space.kind === 'final') return steps <= DIE_SIDES ? 1 : DIE_SIDES / steps;
  }
  return 0;
}
