/** What is worth a thought: bots look no further. No rule depends on it. */
import type { Asking, Plain, Seat } from '@indigo/kernel';
import type { Action } from './answers.ts';
import { PATIENCE } from './evaluate.ts';
import { betterFighters } from './habit.ts';
import { oddsOf, strength } from './odds.ts';
import type { Mit } from './state.ts';

/** Who has less of a chance leaves a Leader alone: a loss costs the way back and the team's HP. */
const HOPELESS = 0.1;

/** Nobody takes a turn for nothing, challenges a Leader without hope, or switches but to somebody far better. */
export function sensible(s: Mit, asking: Asking, seat: Seat, options: readonly Plain[]): readonly number[] {
  const all = options.map((_, index) => index);
  const { kind, about } = asking.question;
  switch (kind) {
    case 'walk':
      // Whoever stays does not even land.
      return all.filter((index) => options[index] !== 0);
    case 'gym':
      return hasHope(s, seat, about?.[0] as number) ? all : all.filter((index) => options[index] !== 'fight');
    case 'act':
    case 'act-leader': {
      // A switch costs a turn of the battle.
      const actions = options as readonly Action[];
      const better = betterFighters(s, actions, seat);
      return all.filter((index) => actions[index].do !== 'switch' || better.includes(index));
    }
    default:
      return all;
  }
}

/** Late in a match less will do: where a team can hardly grow, trying is better than waiting for ever. */
const hasHope = (s: Mit, seat: Seat, leader: number): boolean =>
  oddsOf(strength(s.trainers[seat].team, leader)) >= HOPELESS * Math.min(1, PATIENCE / s.turn);
