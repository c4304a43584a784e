import { ITEM } from '../answers.ts';
import type { EventEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { discardOne, drawItems } from '../rules/items.ts';

const GIVE_UP = ask('give-up', 'H-EVT-98');
const ITEMS = 3;

/** H-EVT-98 (proposed): three Items, one of which is discarded again; of fewer none. Wally's is one more of them. */
export const silphCompany: EventEffect = {
  *act(t, { seat }) {
    const drawn = yield* drawItems(t, seat, ITEMS);
    if (drawn.length < ITEMS) return true;
    const { item } = yield* t.ask(seat, GIVE_UP, () => [
      ...new Set(drawn.map((card) => ITEM[t.s.items.kind[card]][0])),
    ]);
    discardOne(t, seat, item);
    return true;
  },
};
