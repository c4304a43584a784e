import type { EventEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { discardSome, drawItems } from '../rules/items.ts';

const RENEW_ITEMS = ask('renew-items', 'H-EVT-92');

/** H-EVT-92 (proposed): any Items of the hand go, then as many and one more are drawn at once. */
export const professorRowan: EventEffect = {
  *act(t, { seat }) {
    const gone = yield* discardSome(t, seat, RENEW_ITEMS, 0, t.s.players[seat].hand.length);
    yield* drawItems(t, seat, gone + 1);
    return true;
  },
};
