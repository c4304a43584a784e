import { ALL } from '@indigo/kernel';
import type { EventEffect } from '../effects.ts';
import { carryOut } from '../rules/events.ts';
import { tell } from '../table.ts';

/**
 * H-EVT-108 (proposed): the topmost Event of the discard pile is carried out for the drawer and stays there; that is no
 * activation, so nobody cancels or copies it. A copy of Copycat takes what lies on top then (H-REACT-17).
 */
export const copycat: EventEffect = {
  *act(t, a) {
    const { events, eventDiscard } = t.s;
    const top = eventDiscard.at(-1);
    if (top === undefined) return false;
    const sort = events.kind[top];
    tell(t, ALL, 'repeats', a.seat, sort);
    yield* carryOut(t, { ...a, deck: 'event', sort, card: -1 });
    return true;
  },
};
