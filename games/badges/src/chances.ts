/** How likely things are: for evaluation, and for what options say of themselves. */
import { DIE_SIDES } from './data/rules.ts';

/** B-GYM-04: the chance of a fight that is won with so many pips or more. */
export const fightChance = (pips: number): number => (DIE_SIDES + 1 - pips) / DIE_SIDES;

/**
 * The chance that Pokémon which need so many pips each beat so many of a Gym, without a retreat. Whoever fights first makes no
 * difference: each fights until it faints.
 */
export function gymChance(needs: readonly number[], all: number): number {
  /** The chances that none, one, two … and, in the last place, all are beaten. */
  const beaten = new Array<number>(all + 1).fill(0);
  beaten[0] = 1;
  for (const pips of needs) join(beaten, fightChance(pips));
  return beaten[all];
}

/** One more fights until it faints. */
function join(beaten: number[], p: number): void {
  const all = beaten.length - 1;
  for (let n = all - 1; n >= 0; n--) {
    let left = beaten[n] * p;
    beaten[n] -= left;
    for (let k = n + 1; k < all; k++) {
      beaten[k] += left * (1 - p);
      left *= p;
    }
    beaten[all] += left;
  }
}
