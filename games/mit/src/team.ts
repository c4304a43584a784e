/** What is true of a team and its cards at any moment. */
import { HP_OF } from './cards.ts';
import { LEADERS } from './data/leaders.ts';
import { type Card, IN_STACK, type Mit, type Trainer } from './state.ts';

export const hpOf = (s: Mit, card: Card): number => HP_OF[card] - s.damage[card];
export const isFit = (s: Mit, card: Card): boolean => s.damage[card] < HP_OF[card];

/** L-BAT-03: only fit Pokémon can be picked. */
export const fitPokemon = (s: Mit, trainer: Trainer): Card[] => trainer.team.filter((card) => isFit(s, card));

/** L-TEAM-06: true of everybody outside a battle; rules ask all the same. */
export function hasFit(s: Mit, trainer: Trainer): boolean {
  for (let i = 0; i < trainer.team.length; i++) if (isFit(s, trainer.team[i])) return true;
  return false;
}

export const hasBadge = (trainer: Trainer, leader: number): boolean => (trainer.badges & (1 << leader)) !== 0;

/** How many badges somebody has. */
export function badgesOf(trainer: Trainer): number {
  let count = 0;
  for (let bits = trainer.badges; bits > 0; bits >>= 1) count += bits & 1;
  return count;
}

/** L-GEN-02: every badge there is. */
export const ALL_BADGES = (1 << LEADERS.length) - 1;

/** L-ATT-08: never below 0 HP. */
export function hurt(s: Mit, card: Card, damage: number): void {
  s.damage[card] = Math.min(HP_OF[card], s.damage[card] + damage);
}

/** L-LAND-02: every damage counter of the team. */
export function heal(s: Mit, trainer: Trainer): void {
  for (let i = 0; i < trainer.team.length; i++) s.damage[trainer.team[i]] = 0;
}

/** The first card of a list that lies in its stack, -1 if none does. */
export function inStack(s: Mit, cards: readonly Card[]): Card | -1 {
  for (let i = 0; i < cards.length; i++) if (s.where[cards[i]] === IN_STACK) return cards[i];
  return -1;
}
