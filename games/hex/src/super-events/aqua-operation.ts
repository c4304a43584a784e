import { ALL, type Card } from '@indigo/kernel';
import { AMOUNT, ITEM, type OfItem } from '../answers.ts';
import type { EventEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { discardSome, drawItems, inOrder } from '../rules/items.ts';
import { unblocked } from '../rules/victims.ts';
import { opponents } from '../rules/window.ts';
import { type T, tell } from '../table.ts';

const DISCARD = ask('aqua-discard', 'H-SUP-04');
const TAKE = ask('aqua-take', 'H-SUP-03');
const DRAW = ask('aqua-draw', 'H-SUP-03');
const MOST = 3;

/**
 * H-SUP-02 to H-SUP-05: each opponent who does not block it discards an Item of choice; of these the drawer takes some, draws
 * some more unseen (H-HID-15), up to three in all. What is left stays discarded.
 */
export const aquaOperation: EventEffect = {
  *act(t, { seat }) {
    const { s } = t;
    const hit = yield* unblocked(t, 'aqua-operation', seat, opponents(t, seat));
    const before = s.itemDiscard.length;
    for (const other of hit)
      if (s.players[other].hand.length > 0) yield* discardSome(t, other, DISCARD, 1, 1);
    const thrown = s.itemDiscard.slice(before);
    const taken = yield* t.compose(seat, TAKE, () => copiesOf(t, thrown), {
      min: 0,
      max: MOST,
      fits: inOrder,
    });
    for (const { item } of taken) {
      const index = s.itemDiscard.findLastIndex((card) => s.items.kind[card] === item);
      s.players[seat].hand.push(...s.itemDiscard.splice(index, 1));
    }
    if (taken.length > 0)
      tell(
        t,
        ALL,
        'took-discarded',
        seat,
        taken.map(({ item }) => item),
      );
    const { amount } = yield* t.ask(seat, DRAW, () => AMOUNTS.slice(0, MOST - taken.length + 1));
    if (amount > 0) yield* drawItems(t, seat, amount);
    return true;
  },
};
const AMOUNTS = [0, 1, 2, 3].map(AMOUNT);

function copiesOf({ s }: T, pile: readonly Card[]): OfItem[] {
  const sorts = pile.map((card) => s.items.kind[card]);
  return sorts.map((sort, i) => ITEM[sort][sorts.slice(0, i).filter((one) => one === sort).length]);
}
