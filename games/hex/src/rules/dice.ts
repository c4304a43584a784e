import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { DIE_SIDES } from '../data/rules.ts';
import type { OnRoll } from '../effects.ts';
import { ON_ROLL } from '../questions.ts';
import { type T, tell } from '../table.ts';
import { trainerEffect } from './trainer.ts';
import { playing, respond } from './window.ts';

/** What a die is rolled for. */
export type Why = 'move' | 'catch' | 'battle' | 'elite' | 'event-die' | 'tie';

const NOTHING = (): void => {};

/** One die as it falls, for all to see; -1 rolls for an Elite Trainer. */
export function* throwDie(t: T, roller: Seat | -1, why: string): Rules<number> {
  const pips = 1 + (yield* t.chance(why, DIE_SIDES));
  tell(t, ALL, 'rolled', roller, pips, why);
  return pips;
}

/**
 * H-REACT-10: dice on one common ROLL window, which opens anew after every reroll until all pass (H-ITEM-77). Then what
 * Trainers make of their owners' faces (H-REACT-11: Silver). `fallen` is done when they lie, before anybody responds.
 */
export function* rollDice(
  t: T,
  rollers: readonly (Seat | -1)[],
  why: Why,
  fallen: () => void = NOTHING,
): Rules<number[]> {
  const dice: number[] = [];
  for (const roller of rollers) dice.push(yield* throwDie(t, roller, why));
  fallen();
  const on: OnRoll = { why, rollers, dice };
  while (yield* respond(t, 'roll', on, playing(t), ON_ROLL(why, dice.slice())));
  for (const seat of playing(t)) {
    const { rolled } = trainerEffect(t.s, seat);
    if (rolled === undefined) continue;
    const own = dice.filter((_, i) => rollers[i] === seat);
    if (own.length > 0) yield* rolled(t, seat, own);
  }
  return dice;
}

/** One die of one player. */
export function* roll(t: T, roller: Seat, why: Why): Rules<number> {
  return (yield* rollDice(t, [roller], why))[0];
}
