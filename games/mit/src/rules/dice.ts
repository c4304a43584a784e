import type { Rules } from '@indigo/kernel';
import { DIE_SIDES } from '../data/rules.ts';
import type { Side } from '../state.ts';
import type { T } from '../table.ts';

/** What a die is rolled for. */
export type Why = 'first' | 'move' | 'gate' | 'hit' | 'effect' | 'wild-attack' | 'ball' | 'evolve';

/** One die, for all to see. */
export function* rollDie(t: T, why: Why): Rules<number> {
  return 1 + (yield* t.chance(why, DIE_SIDES));
}

/** One die of a battle: it lies before its side until the next turn. */
export function* rollFor(t: T, side: Side, why: Why): Rules<number> {
  const pips = 1 + (yield* t.chance(why, DIE_SIDES));
  side.dice.push(pips);
  return pips;
}
