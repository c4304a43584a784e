import { ALL, NOTHING, type Rules, type Seat, type Step } from '@indigo/kernel';
import { type Answer, DONE_HERE, type Do, GYM, OFFER, type Use } from '../answers.ts';
import { AFTER, DISCARDS, LAST } from '../questions.ts';
import type { SpaceIndex } from '../state.ts';
import { type T, tell } from '../table.ts';
import { freeUses, isUse, playFree } from './free.ts';
import { canChallenge, gymBattle } from './gym.ts';
import { discardSome } from './items.ts';
import { land } from './landing.ts';
import { countTurn, untilNow } from './lasting.ts';
import { countLastTurn, isFinalDue } from './league.ts';
import { nextTurn } from './order.ts';
import { byItems } from './secrets.ts';
import { mayOffer, offerTrade } from './trade.ts';
import { dropSpares, handLimit } from './trainer.ts';
import { travel } from './travel.ts';

// H-TURN-05: a turn is four steps, so that copies of a match begin close to where it stands.
export const TURN: Step = { do: 'turn' };
const AFTERWARDS: Step = { do: 'after' };
const END: Step = { do: 'end' };
const FINAL: Step = { do: 'final' };

/** The start of a turn, the first free moment and the travel action (H-TURN-01). */
export function* turn(t: T): Rules {
  const { s } = t;
  s.turn++;
  s.fought = false;
  s.deeds = 'none';
  tell(t, ALL, 'turn', s.active, s.turn);
  countLastTurn(s);
  if (s.lasting.length > 0) yield* untilNow(t, s.active);
  s.agenda.push(END);
  if (s.players[s.active].skips > 0) {
    s.players[s.active].skips--; // H-TURN-07: passed over whole
    tell(t, ALL, 'skipped', s.active);
    s.agenda.pop();
    yield* countDown(t);
    pass(t);
    return;
  }
  const went = yield* travel(t, s.active);
  if (went === 'gym') yield* gymBattle(t, s.active, s.players[s.active].at);
  else {
    s.agenda.push(AFTERWARDS);
    if (went >= 0) s.agenda.push({ do: 'landing', at: went });
  }
}

/** H-TURN-02: the space where the pawn stopped is carried out. */
export const landing = (t: T, { at }: Step): Rules => land(t, t.s.active, at as SpaceIndex);

/** H-REACT-41: the second free moment, then perhaps the gym (H-CITY-06), which ends the turn (H-GYM-05). */
export function* after(t: T): Rules {
  const { s } = t;
  const seat = s.active;
  for (;;) {
    const answer: Answer = yield* t.ask(seat, byItems(t, seat, AFTER), () => afterwards(t, seat));
    if (isUse(answer)) yield* playFree(t, seat, answer);
    else if (answer === OFFER) yield* offerTrade(t, seat);
    else if (answer === GYM) {
      yield* gymBattle(t, seat, s.players[seat].at);
      return;
    } else return;
  }
}

function afterwards(t: T, seat: Seat): readonly (Do | Use)[] {
  const mayFight = canChallenge(t.s, seat, t.s.players[seat].at);
  // H-TRADE-12: nobody is stopped for a trade alone, and an offer does not tell that there was an Item to play.
  const mayTrade = mayOffer(t) && (mayFight || t.s.options.tradeAfter);
  const uses = freeUses(t, seat, 'free');
  if (!mayFight && !mayTrade && uses.length === 0) return NO_MORE;
  const fights = mayFight ? [GYM] : [];
  return mayTrade ? [DONE_HERE, ...fights, ...uses, OFFER] : [DONE_HERE, ...fights, ...uses];
}

/** H-REACT-39, H-TURN-03: the last cards, inactive Trainers, the hand limit; then the next turn. */
export function* end(t: T): Rules {
  const { s } = t;
  const seat = s.active;
  if (s.players[seat].out) {
    yield* countDown(t); // H-LG-09
    pass(t);
    return;
  }
  for (;;) {
    const answer: Do | Use = yield* t.ask(seat, byItems(t, seat, LAST), () => atLast(t, seat));
    if (!isUse(answer)) break;
    yield* playFree(t, seat, answer);
  }
  yield* countDown(t); // H-COMP-06: what it brings counts for the limit
  if (s.players[seat].spare.length > 0) yield* dropSpares(t, seat);
  const over = s.players[seat].hand.length - handLimit(s, seat);
  if (over > 0) yield* discardSome(t, seat, DISCARDS(over), over, over); // H-COMP-06, H-COMP-07, H-ITEM-01
  pass(t);
}

function atLast(t: T, seat: Seat): readonly (Do | Use)[] {
  const uses = freeUses(t, seat, 'end');
  return uses.length === 0 ? NO_MORE : [DONE_HERE, ...uses];
}
/** Nearly always. */
const NO_MORE: readonly Do[] = [DONE_HERE];

/** H-EVT-08: what lasts so many turns is one nearer to its end. */
const countDown = (t: T): Rules =>
  t.s.extraTurn || t.s.lasting.length === 0 ? NOTHING : countTurn(t, t.s.active);

/** H-TURN-04: the turn is over. */
function pass(t: T): void {
  const { s } = t;
  if (s.turn === s.options.maxTurns) {
    s.stopped = true;
    tell(t, ALL, 'stopped-match', s.turn);
    return;
  }
  if (isFinalDue(s)) {
    s.agenda.push(FINAL);
    return;
  }
  nextTurn(t);
  s.agenda.push(TURN);
}
