import { ALL, NOTHING, type Rules, type Seat, type Step } from '@indigo/kernel';
import { MOVE_ONLY, MOVE_OR_WILD, WALKS } from '../answers.ts';
import { IS_CENTER, stepsOn } from '../board.ts';
import { TURN_ACT, WALK } from '../questions.ts';
import { type T, tell } from '../table.ts';
import { rollDie } from './dice.ts';
import { canBattleWild, meetWild } from './wild.ts';

// A turn is several steps, and so is a battle, so that copies of a match begin close to where it stands.
export const TURN: Step = { do: 'turn' };
const LANDING: Step = { do: 'landing' };
const END: Step = { do: 'end' };

/** L-TURN-01: Move, which is always open (L-TURN-04), or Battle Wild. */
export function* turn(t: T): Rules {
  const { s } = t;
  const seat = s.active;
  s.turn++;
  tell(t, ALL, 'turn', seat, s.turn);
  const act = yield* t.ask(seat, TURN_ACT, () => (canBattleWild(s, seat) ? MOVE_OR_WILD : MOVE_ONLY));
  s.agenda.push(END);
  if (act === 'wild') yield* meetWild(t, seat);
  else if (yield* walk(t, seat)) s.agenda.push(LANDING);
}

/** L-MOVE-01: one die, then forward or backward up to it, chosen after the roll (L-MOVE-05). True if the mover landed. */
function* walk(t: T, seat: Seat): Rules<boolean> {
  const me = t.s.trainers[seat];
  const pips = yield* rollDie(t, 'move');
  tell(t, ALL, 'rolled', seat, pips, 'move');
  const steps = yield* t.ask(seat, WALK(pips), () => WALKS[pips]);
  if (steps === 0) {
    tell(t, ALL, 'stayed', seat, me.at); // L-MOVE-02: no landing
    return false;
  }
  const way = Math.sign(steps);
  for (let i = 0; i !== steps; i += way) {
    me.at = stepsOn(me.at, way);
    if (IS_CENTER[me.at]) me.center = me.at; // L-MOVE-04; nothing else happens on the way (L-MOVE-03)
  }
  tell(t, ALL, 'moved', seat, me.at, steps);
  return true;
}

/** L-TURN-03: the turn passes clockwise, until somebody wins (L-END-03). Nobody is asked anything. */
export function end(t: T): Rules {
  const { s } = t;
  s.active = (s.active + 1) % t.n;
  // L-OPT-04: the cut-off, off by default.
  if (s.turn === s.options.maxTurns) {
    s.stopped = true;
    tell(t, ALL, 'stopped-match', s.turn);
  } else s.agenda.push(TURN);
  return NOTHING;
}
