import type { Seat } from '@indigo/kernel';
import { LEADER, NOTHING } from '../answers.ts';
import { LEADER_OF } from '../board.ts';
import { LEADERS } from '../data/leaders.ts';
import type { EventEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { earnBadge } from '../rules/badge.ts';
import { canFace, faceLeader, wants } from '../rules/gym.ts';
import { endTurn } from '../rules/order.ts';
import type { Hex } from '../state.ts';

const WHICH_LEADER = ask('which-leader', 'H-EVT-21');

/**
 * H-EVT-20 to H-EVT-23: wherever the pawn is, a Leader who is not in this game (H-GYM-23) may be fought for a badge of a band that has
 * a place left. It is the turn's one gym battle and ends it; outside the own turn it ends nobody's (H-REACT-23).
 */
export const alternativeGym: EventEffect = {
  *act(t, { seat, inTurn }) {
    const { s } = t;
    const leaders = inTurn && s.fought ? [] : strangers(s, seat);
    if (leaders.length === 0) return false;
    const answer = yield* t.ask(seat, WHICH_LEADER, () => [NOTHING, ...leaders.map((one) => LEADER[one])]);
    if ('do' in answer) return true;
    if (inTurn) {
      s.fought = true;
      endTurn(s);
    }
    // H-EVT-22: one of that band's two, with the usual Item and reward.
    if (yield* faceLeader(t, seat, answer.leader)) yield* earnBadge(t, seat, answer.leader);
    return true;
  },
};

/** Leaders whose city is not on the board and who can be fought. */
function strangers(s: Hex, seat: Seat): number[] {
  const present = s.board.map((hexagon) => LEADER_OF[hexagon]);
  const player = s.players[seat];
  return LEADERS.map((_, leader) => leader).filter(
    (leader) => !present.includes(leader) && wants(player, leader) && canFace(player, leader),
  );
}
