import type { Rules } from '@indigo/kernel';
import { DIE_SIDES } from '../data/rules.ts';
import type { T } from '../table.ts';

/** What a die is rolled for. */
export type Why = 'first' | 'move' | 'gate' | 'hit' | 'effect' | 'wild-attack' | 'ball' | 'evolve';

/** One die, for all to see. */
export function* rollDie(t: T, why: Why): Rules<number> {
  return 1 + (yield* t.chance(why, DIE_SIDES));
}
