/** A turn of the adventure phase (M-TURN). */
import { ALL, NOTHING, type Rules, type Seat, type Step } from '@indigo/kernel';
import { type Answer, CAMP, INTERACT, movesFrom, PASS } from '../answers.ts';
import { board } from '../board.ts';
import { ACTIONS, CAMP_COST, INTERACT_COST } from '../data/rules.ts';
import { ACT as WHAT } from '../questions.ts';
import type { Master } from '../state.ts';
import { type T, tell } from '../table.ts';
import { bikeExtra } from './bike.ts';
import { DEED_LIST, DEEDS } from './deeds/index.ts';
import { healAll, healFit } from './grow.ts';
import { move } from './move.ts';
import { canCross } from './roads.ts';
import { canInteract, spaceRules } from './spaces/index.ts';
import { greet, isMeeting, MEETING, PARTING } from './trade/meeting.ts';
import { awaitAnswer } from './trade/steps.ts';

// A turn is a step for each act, so that copies of a match begin close to where it stands.
export const TURN: Step = { do: 'turn' };
const ACT: Step = { do: 'act' };
const END: Step = { do: 'end' };

/** M-TURN-06: Poké Center healing, which happens at no other time (M-CITY-04), then the allowance. */
export function turn(t: T): Rules {
  const { s } = t;
  const seat = s.active;
  s.turn++;
  tell(t, ALL, 'turn', seat, s.turn);
  const { city } = board(s).spaces[s.players[seat].at];
  if (city >= 0) {
    healAll(s, seat); // M-CITY-03, M-CITY-05, M-LAB-01
    tell(t, ALL, 'healed', seat);
  }
  s.extra = bikeExtra(s, seat);
  s.left = ACTIONS + s.extra; // M-TURN-01
  s.turnOver = false;
  s.used = 0;
  s.walked = 0;
  s.players[seat].offers.fill(0);
  s.agenda.push(END, PARTING, ACT);
  return NOTHING;
}

/** One act. M-TURN-09: the turn ends by passing or by a turn ender; with nothing else to do the engine passes. */
export function* act(t: T): Rules {
  const { s } = t;
  const seat = s.active;
  greet(s, seat);
  const chosen = yield* t.ask(seat, WHAT(s.left), () => answersOf(s, seat));
  yield* carryOut(t, seat, chosen);
  if (s.turnOver) return;
  s.agenda.push(ACT);
  if (isMeeting(s)) s.agenda.push(MEETING); // M-TRADE-03
  awaitAnswer(t); // a trade offer is answered before the turn goes on
}

/** M-TURN-10: everything that can be done now. M-TURN-02: passing is always one of it. */
function answersOf(s: Master, seat: Seat): Answer[] {
  const { at } = s.players[seat];
  const { ways, roads } = board(s);
  const moves = movesFrom(s.options.simplified, at);
  const list: Answer[] = [];
  for (let i = 0; i < moves.length; i++) {
    if (canCross(s, seat, roads[ways[at][i].road])) list.push(moves[i]);
  }
  if (canInteract(s, seat)) list.push(INTERACT);
  if (s.left >= CAMP_COST) list.push(CAMP); // M-TURN-05, M-CAMP-03
  for (let i = 0; i < DEED_LIST.length; i++) DEED_LIST[i].offer(s, seat, list);
  list.push(PASS);
  return list;
}

/** No coroutine of its own: most acts ask nobody anything. */
function carryOut(t: T, seat: Seat, chosen: Answer): Rules {
  const { s } = t;
  switch (chosen.do) {
    case 'move':
      return move(t, seat, chosen.road, chosen.to);
    case 'interact': {
      const { at } = s.players[seat];
      s.left -= INTERACT_COST;
      s.walked = 0;
      return spaceRules(board(s).spaces[at].kind).interact?.(t, seat, at) ?? NOTHING;
    }
    case 'camp':
      s.left -= CAMP_COST; // M-CAMP-01
      s.walked = 0;
      healFit(s, seat);
      tell(t, ALL, 'camped', seat);
      return NOTHING;
    case 'pass':
      s.turnOver = true;
      tell(t, ALL, 'passed', seat);
      return NOTHING;
    default:
      s.walked = 0;
      return DEEDS[chosen.do].carry(t, seat, chosen);
  }
}
