import { policy } from '../policy.ts';
import * as hand from '../race/hand.ts';
import { count, emptyTally } from '../race/tally.ts';
import type { Variant } from '../variant.ts';

const pick = policy();
const options = new Int32Array(hand.MOST_OPTIONS);
const tally = emptyTally();
let seed = 1;

function batch(): number {
  const race = hand.create(seed++);
  let decisions = 0;
  while (race.phase !== hand.PHASE_OVER) {
    const n = hand.options(race, options);
    if (n === 1) {
      hand.apply(race, options[0]);
    } else {
      hand.apply(race, options[pick(n)]);
      decisions++;
    }
  }
  return count(tally, decisions, race.winner);
}

export const variant: Variant = { batch, tally };
