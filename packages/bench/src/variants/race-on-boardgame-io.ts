import { options, race } from '../peers/boardgame-io.ts';
import { policy } from '../policy.ts';
import { count, emptyTally } from '../race/tally.ts';
import type { Variant } from '../variant.ts';

const { start, answer } = race();
const pick = policy();
const tally = emptyTally();
let seed = 1;

function batch(): number {
  let state = start(seed++);
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const open = options(state);
    if (open.length === 1) {
      state = answer(state, open[0]);
    } else {
      state = answer(state, open[pick(open.length)]);
      decisions++;
    }
  }
  return count(tally, decisions, state.G.winner);
}

export const variant: Variant = { batch, tally };
