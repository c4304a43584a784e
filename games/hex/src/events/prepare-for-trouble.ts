import { EVENTS } from '../data/events.ts';
import type { EventEffect } from '../effects.ts';
import { lastTurns } from '../rules/lasting.ts';
import { unblocked } from '../rules/victims.ts';
import { opponents } from '../rules/window.ts';
import { EVENT_SORT } from '../sorts.ts';

const ID = 'prepare-for-trouble';
const { turns } = EVENTS[EVENT_SORT[ID]] as { readonly turns: number };
const COUNT = 1;

/**
 * H-EVT-64, H-EVT-65: for two turns of everybody all but the drawer move one space, whatever the roll or the Trainer; what
 * is no dice movement stays free. Who blocks it with a Poké Doll is free of it for its whole length (H-EVT-110). Its notes
 * say who is under it.
 */
export const prepareForTrouble: EventEffect = {
  after: 'stays',
  *act(t, a) {
    const held = yield* unblocked(t, ID, a.seat, opponents(t, a.seat));
    lastTurns(
      t,
      ID,
      a,
      turns,
      t.s.players.map((_, seat) => (held.includes(seat) ? 1 : 0)),
    );
    return true;
  },
  lasting: {
    limitsMove: (_s, { notes }, seat) => (notes[seat] === 1 ? COUNT : null),
  },
};
