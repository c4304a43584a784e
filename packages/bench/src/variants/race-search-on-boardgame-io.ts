import { options, race, searcher } from '../peers/boardgame-io.ts';
import { policy } from '../policy.ts';
import type { Variant } from '../variant.ts';

const TURN = 8;
const ITERATIONS = 64;
/** As its own default: about twenty turns. */
const MOVES = 50;

const { start, answer } = race();
const pick = policy();
const search = searcher(ITERATIONS, MOVES);
let pool: readonly ReturnType<typeof start>[] = [];

export const variant: Variant = {
  prepare: (matches) => {
    pool = Array.from({ length: matches }, (_, i) => {
      let state = start(i + 1);
      while (state.ctx.turn < TURN || options(state).length < 2) {
        const open = options(state);
        state = answer(state, open[pick(open.length)]);
      }
      return state;
    });
  },
  batch: () => {
    for (const state of pool) search(state);
    return pool.length * ITERATIONS;
  },
};
