import { NOTHING, SLOT } from '../answers.ts';
import { SPACES } from '../board.ts';
import type { EventEffect } from '../effects.ts';
import { BLUE } from '../pokemon.ts';
import { ask } from '../questions.ts';
import { captureAt } from '../rules/capture.ts';
import { strikes } from '../rules/hit.ts';
import { skipTurns } from '../rules/order.ts';
import { hexagonHere, slotsWith, takeFrom } from '../rules/slots.ts';

const TAKE_WHICH = ask('take-on-route', 'H-EVT-24');
const TRY_THERE = ask('try-there', 'H-EVT-25');

/**
 * H-EVT-24 to H-EVT-27: a Blue or weaker Pokémon of the own hexagon for free, face up or down; where there is none, a try at
 * any other there. Then the next turn is skipped, whatever came of it; the own Poké Doll may stop that.
 */
export const blockedRoute: EventEffect = {
  *act(t, { seat }) {
    const { s } = t;
    const here = slotsWith(s, (space) => SPACES[space].hexagon === hexagonHere(s, seat));
    const weak = here.filter((space) => SPACES[space].colour <= BLUE);
    if (weak.length > 0) {
      const { slot } = yield* t.ask(seat, TAKE_WHICH, () => weak.map((space) => SLOT[space]));
      yield* takeFrom(t, seat, slot);
    } else if (here.length > 0) {
      const answer = yield* t.ask(seat, TRY_THERE, () => [NOTHING, ...here.map((space) => SLOT[space])]);
      if ('slot' in answer) yield* captureAt(t, seat, answer.slot);
    }
    if (yield* strikes(t, 'blocked-route', [seat])) skipTurns(t, seat, 1); // H-EVT-26, H-REACT-33
    return true;
  },
};
