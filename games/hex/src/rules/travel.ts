import { ALL, type Rules, type Seat } from '@indigo/kernel';
import {
  AMOUNT,
  type Answer,
  OFFER,
  PAY,
  type Pay,
  ROLL,
  ROLL_TWO,
  STAY,
  TO,
  type To,
  TRAIN,
} from '../answers.ts';
import { CITY_OF, graphOf, isCity } from '../board.ts';
import type { OnCount } from '../effects.ts';
import { MOVE, ON_COUNT, PAY_ITEMS, TURN, WHICH_DIE } from '../questions.ts';
import type { Hex, SpaceIndex } from '../state.ts';
import { type T, tell } from '../table.ts';
import { typesOf } from '../team.ts';
import { gateOf, type Reach, reach } from '../walk.ts';
import { rollDice } from './dice.ts';
import { freeUses, isUse, playFree } from './free.ts';
import { canChallenge } from './gym.ts';
import { discardSome } from './items.ts';
import { lastingOf } from './lasting.ts';
import { movePawn } from './pawn.ts';
import { byItems } from './secrets.ts';
import { mayOffer, offerTrade } from './trade.ts';
import { trainerEffect } from './trainer.ts';
import { playing, respond } from './window.ts';

/**
 * H-TURN-01: exactly one travel action, with free plays before it (H-REACT-41). The space to be carried out, -1 for none,
 * or `gym` for who stays to fight.
 */
export function* travel(t: T, seat: Seat): Rules<SpaceIndex | -1 | 'gym'> {
  for (;;) {
    const answer: Answer = yield* t.ask(seat, byItems(t, seat, TURN), () => waysOn(t, seat));
    if (answer === STAY) return 'gym'; // H-CITY-08
    if (answer === OFFER) {
      yield* offerTrade(t, seat);
      continue;
    }
    if (isUse(answer)) {
      const went = yield* playFree(t, seat, answer);
      if (went !== undefined) return went.landed;
    } else if ('train' in answer) {
      movePawn(t, seat, answer.train, 'train'); // H-CITY-10, H-CITY-12
      return answer.train;
    } else if ('pay' in answer) {
      yield* payPassage(t, seat, answer.pay, 0, reachOf(t, seat, 0)); // H-PASS-11
      return answer.pay;
    } else {
      const [count, dice] = yield* rollToMove(t, seat, answer === ROLL_TWO);
      return yield* move(t, seat, count, dice);
    }
  }
}

function waysOn(t: T, seat: Seat): Answer[] {
  const { s } = t;
  const { at, visited, hand } = s.players[seat];
  const graph = graphOf(s);
  const ways: Answer[] = [ROLL];
  if (trainerEffect(s, seat).twoToMove === true && !isOneStep(s, seat)) ways.push(ROLL_TWO); // H-TRN-25
  // H-CITY-09: staying is for fighting only.
  if (canChallenge(s, seat, at)) ways.push(STAY);
  // H-CITY-10, H-CITY-11: any other city visited, from a city (a setting: from anywhere).
  if (isCity(at) || s.options.train === 'anywhere') {
    for (let slot = 0; slot < graph.board.length; slot++) {
      const city = CITY_OF[graph.board[slot]];
      if ((visited >> slot) & 1 && city !== at) ways.push(TRAIN[city]);
    }
  }
  for (const { to, cost } of graph.lines[at]) if (cost > 0 && hand.length >= cost) ways.push(PAY[to]);
  for (const use of freeUses(t, seat, 'travel')) ways.push(use);
  if (mayOffer(t)) ways.push(OFFER);
  return ways;
}

function reachOf(t: T, seat: Seat, count: number): Reach {
  const graph = graphOf(t.s);
  const player = t.s.players[seat];
  return reach(graph, player.at, count, typesOf(player, graph.passTypes), gateOf(player));
}

/** H-MOVE-01, H-REACT-11: the roll, its choice among several dice, and what cards make of the count (H-MOVE-10: public). */
function* rollToMove(t: T, seat: Seat, more: boolean): Rules<readonly [count: number, dice: number[]]> {
  const { s } = t;
  const dice = yield* rollDice(t, more ? [seat, seat] : [seat], 'move');
  const amount = dice.length === 1 ? dice[0] : yield* whichDie(t, seat, dice);
  const on: OnCount = { roller: seat, count: amount, spent: [] };
  // H-EVT-65: where every count is one space, nothing can change it.
  if (!isOneStep(s, seat)) while (yield* respond(t, 'count', on, playing(t), ON_COUNT(seat, on.count, dice)));
  return [limited(s, seat, on.count), dice];
}

function* whichDie(t: T, seat: Seat, dice: readonly number[]): Rules<number> {
  return (yield* t.ask(seat, WHICH_DIE(dice.slice()), () => [...new Set(dice)].map(AMOUNT))).amount;
}

/** Lasting effects that limit movement, whatever the roll or the Trainer (H-EVT-64). */
export function limited(s: Hex, seat: Seat, count: number): number {
  let most = count;
  for (const effect of s.lasting) {
    const limit = lastingOf(effect).limitsMove?.(s, effect, seat) ?? null;
    if (limit !== null && limit < most) most = limit;
  }
  return most;
}

/** H-EVT-65: whatever the dice show, they count as one. */
export const isOneStep = (s: Hex, seat: Seat): boolean => limited(s, seat, Number.POSITIVE_INFINITY) <= 1;

/** H-MOVE-01 to H-MOVE-09: moves the pawn by a count. Where it stopped. */
export function* move(t: T, seat: Seat, count: number, dice: readonly number[] = NO_DICE): Rules<SpaceIndex> {
  const { s } = t;
  const me = s.players[seat];
  const found = reachOf(t, seat, count);
  // H-EVT-64: where movement is limited, going through a passage is one of the spaces.
  const near = Math.min(count, limited(s, seat, Number.POSITIVE_INFINITY) - 1);
  const beside = near === count ? found : reachOf(t, seat, near);
  const paid =
    beside.paid.length === 0 ? beside.paid : beside.paid.filter(({ cost }) => me.hand.length >= cost); // H-PASS-09
  if (found.ends.length + paid.length === 0) {
    tell(t, ALL, 'stuck', seat);
    return me.at;
  }
  const answer: To | Pay = yield* t.ask(seat, byItems(t, seat, MOVE(count, dice)), () => {
    const ends: (To | Pay)[] = found.ends.map((to) => TO[to]);
    for (const { to } of paid) ends.push(PAY[to]);
    return ends;
  });
  if ('pay' in answer) {
    yield* payPassage(t, seat, answer.pay, count, found); // H-PASS-07, H-PASS-10
    return answer.pay;
  }
  movePawn(t, seat, answer.to, 'walk', count);
  return answer.to;
}
const NO_DICE: readonly number[] = [];

function* payPassage(t: T, seat: Seat, to: SpaceIndex, count: number, { paid }: Reach): Rules {
  const cost = paid.find((passage) => passage.to === to)?.cost ?? 0;
  yield* discardSome(t, seat, PAY_ITEMS(cost), cost, cost); // H-PASS-12
  movePawn(t, seat, to, 'passage', count);
}
