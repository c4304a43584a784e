import { count, emptyTally } from '../race/tally.ts';
import { race } from '../subject.ts';
import type { Variant } from '../variant.ts';

const tally = emptyTally();
let seed = 1;

function batch(): number {
  const { decisions, winner } = race.play(seed++);
  return count(tally, decisions, winner);
}

export const variant: Variant = { batch, tally };
