import { ALL } from '@indigo/kernel';
import { graphOf, SPACES } from '../board.ts';
import type { EventEffect } from '../effects.ts';
import { shownAt } from '../rules/capture.ts';
import { hexagonHere } from '../rules/slots.ts';
import { joinPile, refill, turnOut } from '../rules/supply.ts';
import { EMPTY, FACE_DOWN } from '../state.ts';
import { tell } from '../table.ts';

/**
 * H-EVT-37 to H-EVT-39: all Pokémon of the hexagon of the drawer's pawn go back into their piles, which are shuffled, and its
 * slots are filled face up, without tokens. Repel may answer each of them, in slot order.
 */
export const heavyStorm: EventEffect = {
  *act(t, { seat }) {
    const { s } = t;
    const { captures, captureOf } = graphOf(s);
    const here = captures.filter((space) => SPACES[space].hexagon === hexagonHere(s, seat));
    for (const space of here) {
      const lies = s.slots[captureOf[space]];
      if (lies >= 0) joinPile(s, lies);
      s.slots[captureOf[space]] = EMPTY; // H-EVT-38: its token is lost, too
    }
    tell(t, ALL, 'storm', seat, here.length);
    for (const space of here) {
      const slot = captureOf[space];
      refill(s, slot);
      if (s.slots[slot] !== FACE_DOWN) continue;
      s.slots[slot] = yield* turnOut(t, SPACES[space].colour);
      tell(t, ALL, 'appeared', s.slots[slot], space);
    }
    for (const space of here) if (s.slots[captureOf[space]] >= 0) yield* shownAt(t, space);
    return here.length > 0;
  },
};
