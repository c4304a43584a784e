import { SEAT } from '../answers.ts';
import type { EventEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { discardHand, drawItems } from '../rules/items.ts';
import { unblocked } from '../rules/victims.ts';
import { opponents } from '../rules/window.ts';

const FOOL = ask('fool', 'H-EVT-40');
const ITEMS = 2;

/**
 * H-EVT-40: the drawer and an opponent of choice discard all Items, then draw two each. Each of them may block it for
 * themself and then draws none (H-EVT-41, H-REACT-35).
 */
export const imposterOak: EventEffect = {
  *act(t, { seat }) {
    const { seat: other } = yield* t.ask(seat, FOOL, () => opponents(t, seat).map((one) => SEAT[one]));
    const fooled = yield* unblocked(t, 'imposter-oak', seat, [seat, other]);
    for (const one of fooled) discardHand(t, one);
    for (const one of fooled) yield* drawItems(t, one, ITEMS);
    return true;
  },
};
