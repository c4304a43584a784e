import { count, emptyTally } from '../race/tally.ts';
import { race } from '../subject.ts';
import type { Variant } from '../variant.ts';

const tally = emptyTally();

function batch(): number {
  const { decisions, winner } = race.play();
  return count(tally, decisions, winner);
}

export const variant: Variant = { batch, tally };
