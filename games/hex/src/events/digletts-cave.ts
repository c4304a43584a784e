import type { Seat } from '@indigo/kernel';
import { NOTHING, TO } from '../answers.ts';
import { graphOf, inLastHexagon, PLATEAU, SPACES, slotOf } from '../board.ts';
import type { EventEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { land } from '../rules/landing.ts';
import { movePawn } from '../rules/pawn.ts';
import type { Hex, SpaceIndex } from '../state.ts';
import { GATE_OPEN, GATE_STOPS, gateOf } from '../walk.ts';

const DIG_TO = ask('dig-to', 'H-EVT-106');

/**
 * H-EVT-106 (proposed): the pawn may go to any space of an adjacent hexagon, as if it had landed there; outside the own turn
 * there is no gym and no League (H-EVT-111).
 */
export const diglettsCave: EventEffect = {
  *act(t, { seat }) {
    const { s } = t;
    const answer = yield* t.ask(seat, DIG_TO, () => [NOTHING, ...around(s, seat).map((space) => TO[space])]);
    if ('do' in answer) return true;
    movePawn(t, seat, answer.to, 'card');
    yield* land(t, seat, answer.to);
    return true;
  },
};

/** The last hexagon is open only after the first stop at the Plateau, which itself needs the badges (H-AMB-95). */
function around(s: Hex, seat: Seat): SpaceIndex[] {
  const graph = graphOf(s);
  const gate = gateOf(s.players[seat]);
  const hexagons = graph.neighbours[slotOf(graph, s.players[seat].at)].map((slot) => s.board[slot]);
  return SPACES.flatMap(({ hexagon }, space) => {
    if (!hexagons.includes(hexagon)) return [];
    if (!inLastHexagon(space) || gate === GATE_OPEN) return [space];
    return space === PLATEAU && gate === GATE_STOPS ? [space] : [];
  });
}
