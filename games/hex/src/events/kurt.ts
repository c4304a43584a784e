import { ALL, seek } from '@indigo/kernel';
import type { EventEffect } from '../effects.ts';
import { isBall } from '../rules/capture.ts';
import { tell } from '../table.ts';

/**
 * H-EVT-91 (proposed): a random ball out of the Item deck, shown to all; it is a search and no draw. Where the deck has none,
 * one of the discard pile, each as likely; the others stay there.
 */
export const kurt: EventEffect = {
  *act(t, { seat }) {
    const { s } = t;
    let ball = yield* seek(t, s.items, ALL, 'item', isBall);
    if (ball === null) {
      const spent = s.itemDiscard.filter((card) => isBall(s.items.kind[card]));
      if (spent.length === 0) return false;
      ball = spent[yield* t.chance('search', spent.length)];
      s.itemDiscard.splice(s.itemDiscard.indexOf(ball), 1);
    }
    s.players[seat].hand.push(ball);
    tell(t, ALL, 'found-ball', seat, s.items.kind[ball]);
    return true;
  },
};
