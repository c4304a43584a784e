import { ALL, covert, maskOf, type Question, type Rules, type Seat, type Step } from '@indigo/kernel';
import { type Answer, CAPTURE, SWAP, TRADE, VISIT, walksFrom } from '../answers.ts';
import { BY_CENTER, distancesFrom, routeAt, SITES_BY, wayTo } from '../board.ts';
import { DIE_SIDES, MAX_SEATS } from '../data/rules.ts';
import { MOVE } from '../questions.ts';
import { STILL, WALKED } from '../state.ts';
import { type T, tell } from '../table.ts';
import { owns } from '../team.ts';
import { capture } from './capture.ts';
import { swap } from './center.ts';
import { compete, mayCompete } from './contest.ts';
import { endTurn } from './end.ts';
import { enterGym, mayChallenge } from './gym.ts';
import { hmsOf, useHm } from './hm.ts';
import { mayTrade, offerTrade } from './trade.ts';
import { pileSize } from './wild.ts';

/** By seat: the same, where it turns on the party whether there is anything to decide. */
const HIDDEN_MOVE: readonly (readonly Question[])[] = Array.from({ length: MAX_SEATS }, (_, seat) =>
  MOVE.map((question) => covert(question, maskOf(seat))),
);

// A turn is a step for its roll and one for each thing done in it, so that copies of a match begin close to where it stands.
const GO_ON: Step = Object.freeze({ do: 'move' });

/** B-TURN-02: two dice, and their sum is the allowance. */
export function* turn(t: T): Rules {
  const { s } = t;
  s.turn++;
  s.moved = STILL;
  s.hms = 0;
  s.asked = 0;
  tell(t, ALL, 'turn', s.active, s.turn);
  const first = 1 + (yield* t.chance('move', DIE_SIDES));
  const second = 1 + (yield* t.chance('move', DIE_SIDES));
  s.dice = [first, second];
  s.steps = first + second;
  tell(t, ALL, 'rolled', s.active, first, second);
  s.agenda.push(GO_ON);
}

/** One thing done in a turn: a walk, an HM, an offer, and at most one action, which ends it (B-TURN-03, B-TURN-04, B-TURN-06). */
export function* move(t: T): Rules {
  const { s } = t;
  const seat = s.active;
  // Whether anything but walking is left turns on a party that others cannot see (B-GEN-04).
  const hidden = owns(s.trainers[seat]) && !s.options.openParties;
  const question = hidden ? HIDDEN_MOVE[seat][s.steps] : MOVE[s.steps];
  const answer: Answer = yield* t.ask(seat, question, () => moveOptions(t, seat));
  switch (answer.do) {
    case 'go':
      walk(t, seat, answer.to);
      s.agenda.push(GO_ON); // B-MOVE-07
      return;
    case 'cut':
    case 'surf':
    case 'fly':
      useHm(t, seat, answer);
      s.agenda.push(GO_ON); // B-HM-03, B-SURF-03
      return;
    case 'trade':
      if (yield* offerTrade(t, seat, answer.with)) endTurn(t);
      else s.agenda.push(GO_ON); // B-TRADE-03
      return;
    case 'challenge':
      enterGym(t, seat, answer.site);
      return;
    case 'compete':
      compete(t, seat, answer.site);
      break;
    case 'capture':
      yield* capture(t, seat, routeAt(s.trainers[seat].at));
      break;
    case 'swap':
      yield* swap(t, seat);
      break;
  }
  endTurn(t);
}

/** B-MOVE-01: so many steps of the allowance. The way does not matter: nothing happens on it. */
function walk(t: T, seat: Seat, to: number): void {
  const { s } = t;
  const me = s.trainers[seat];
  const from = me.at;
  s.steps -= distancesFrom(from, s.cut)[to];
  s.moved = WALKED;
  me.at = to;
  if (t.listener !== null) tell(t, ALL, 'walked', seat, to, s.steps, wayTo(from, to, s.cut));
}

/**
 * B-TURN-05: ending the turn is always among them. B-ACT-01, B-ACT-02: the five actions, wherever on the way their place
 * allows them.
 */
function moveOptions(t: T, seat: Seat): readonly Answer[] {
  const { s } = t;
  const me = s.trainers[seat];
  const walks = walksFrom(me.at, s.steps, s.cut);
  const more: Answer[] = [];
  const route = routeAt(me.at);
  if (route >= 0 && pileSize(s, route) > 0) more.push(CAPTURE); // B-CAP-06
  for (const site of SITES_BY[me.at]) {
    if (mayChallenge(s, seat, site) || mayCompete(s, seat, site)) more.push(VISIT[site]);
  }
  if (owns(me)) {
    if (BY_CENTER[me.at]) more.push(SWAP); // B-PC-01, B-PC-03
    hmsOf(s, seat, more);
    for (const other of t.others(seat)) if (mayTrade(s, seat, other)) more.push(TRADE[other]);
  }
  return more.length === 0 ? walks : [...more, ...walks];
}
