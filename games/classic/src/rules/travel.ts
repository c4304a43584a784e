import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { type Answer, CHALLENGE, ENTER, FLY, GO_ON, ROLL, TRADE } from '../answers.ts';
import { ARRIVAL, CINNABAR, CITIES, isForwardOnly, type Path, paths, SPACES } from '../board.ts';
import { GOAL_POWER } from '../data/rules.ts';
import { MOVE, START, STOP } from '../questions.ts';
import { FLY_CARD } from '../sorts.ts';
import type { Classic, Options, SpaceIndex, Trainer } from '../state.ts';
import { type T, tell } from '../table.ts';
import { power } from '../team.ts';
import { canFight, challenge } from './battle.ts';
import { roll } from './dice.ts';
import { byHand, holdsItem, playItem } from './items.ts';
import { playPotion, potionsOf } from './potion.ts';
import { canTrade, offerTrade } from './trade.ts';

/**
 * C-TURN-01: roll and move, or fly; there is no passing (C-TURN-06). True if the mover landed and the space is to be
 * carried out (C-TURN-03), false if a stop at another trainer took its place (C-OCC-08).
 */
export function* travel(t: T, seat: Seat): Rules<boolean> {
  const { s } = t;
  const me = s.trainers[seat];
  for (;;) {
    const answer: Answer = yield* t.ask(seat, byHand(t, seat, START), () => startOptions(t, seat));
    if (answer.do === 'roll') break;
    if (answer.do === 'potion') playPotion(t, seat, answer.dex);
    if (answer.do === 'fly') {
      fly(t, seat, answer.to);
      return true;
    }
    if (answer.do === 'enter') {
      // C-IND-02: placed at no cost; for the move that follows this is the starting space.
      moveTo(me, ARRIVAL);
      tell(t, ALL, 'entered-plateau', seat);
      break;
    }
  }
  const pips = yield* roll(t, seat, 'move');
  // C-MOVE-09: the whole path is fixed before the first stop is offered.
  const path: Path = yield* t.ask(seat, MOVE(pips), () =>
    paths(me.at, pips, me.roams, (space) => isOccupied(s, space, seat)),
  );
  const lands = startsFinal(s.options, path, pips);
  if (!(yield* walk(t, seat, path, lands))) return false;
  if (!lands) tell(t, ALL, 'not-exact', seat);
  return lands;
}

/**
 * C-IND-08: an ENTER space starts the Final Battle by exact count only; who is pushed on to one rests there (C-OCC-12), but
 * by C-OPT-06. True of every other space.
 */
export const startsFinal = ({ pushedFinal }: Options, path: Path, pips: number): boolean =>
  pushedFinal || path.length <= pips || SPACES[path[path.length - 1]].kind !== 'final';

const JUST_ROLL: readonly Answer[] = [ROLL];

function startOptions(t: T, seat: Seat): readonly Answer[] {
  const me = t.s.trainers[seat];
  const enters = mayEnter(me);
  if (!enters && me.hand.length === 0) return JUST_ROLL;
  const options: Answer[] = enters ? [ENTER] : [];
  // C-OPT-04: with `compulsory` who may enter must.
  if (!enters || t.s.options.indigoEntry === 'optional') {
    options.push(ROLL);
    // C-FLY-01, C-FLY-03: any city but the one stood on; never the plateau, but from it.
    if (holdsItem(t, seat, FLY_CARD)) for (const city of CITIES) if (city !== me.at) options.push(FLY[city]);
  }
  options.push(...potionsOf(t, seat));
  return options;
}

/**
 * C-IND-01, C-CIN-03, C-FINAL-17: from Cinnabar, with 20 Power Points at this moment; later nobody asks (C-IND-09). Who
 * is there already does not matter (C-IND-07).
 */
const mayEnter = (me: Trainer): boolean => me.at === CINNABAR && power(me) >= GOAL_POWER;

/** Puts a mover somewhere. Anything but the one-way stretch gives free roaming for good (C-MOVE-03). */
export function moveTo(me: Trainer, space: SpaceIndex): void {
  me.at = space;
  if (!isForwardOnly(space)) me.roams = true;
}

/** C-FLY-04, C-OCC-11: passes nobody and may land where others stand; the city is then carried out (C-FLY-02). */
function fly(t: T, seat: Seat, city: SpaceIndex): void {
  const me = t.s.trainers[seat];
  const from = me.at;
  playItem(t, seat, FLY_CARD);
  moveTo(me, city);
  tell(t, ALL, 'flew', seat, from, city);
}

function isOccupied(s: Classic, space: SpaceIndex, but: Seat): boolean {
  for (let seat = 0; seat < s.trainers.length; seat++) {
    if (seat !== but && s.trainers[seat].at === space) return true;
  }
  return false;
}

/** Walks a path, with an offer to stop at every trainer passed who stands alone (C-OCC-04, C-IND-08). */
function* walk(t: T, seat: Seat, path: Path, lands: boolean): Rules<boolean> {
  const me = t.s.trainers[seat];
  let rest = path;
  // Neither the start nor the end is passed (C-OCC-07); an occupied end was pushed on from, so it is (C-OCC-05).
  for (let i = 0; i < path.length - 1; i++) {
    const met = loneOn(t.s, path[i], seat);
    if (met < 0) continue;
    if (yield* approach(t, seat, met, rest, lands)) return false; // C-OCC-09: both share the space, the turn is over
    if (me.at === path[i]) rest = path.slice(i + 1); // turned down there, the mover goes on from there
  }
  const from = me.at;
  for (const space of rest) moveTo(me, space);
  tell(t, ALL, 'moved', seat, from, rest);
  return true;
}

/** The one other trainer on a space, or -1 if there is none or more than one (C-OCC-06). */
function loneOn(s: Classic, space: SpaceIndex, but: Seat): Seat {
  let found = -1;
  for (let seat = 0; seat < s.trainers.length; seat++) {
    if (seat === but || s.trainers[seat].at !== space) continue;
    if (found >= 0) return -1;
    found = seat;
  }
  return found;
}

/** C-OCC-10: one trade offer or one challenge for each trainer passed. True if the mover stays there. */
function* approach(t: T, seat: Seat, met: Seat, rest: Path, lands: boolean): Rules<boolean> {
  const question = STOP(met, rest, lands);
  for (;;) {
    const answer: Answer = yield* t.ask(seat, byHand(t, seat, question), () => stopOptions(t, seat, met));
    switch (answer.do) {
      case 'potion':
        playPotion(t, seat, answer.dex);
        break;
      case 'trade':
        stopWith(t, seat, met, rest);
        return yield* offerTrade(t, seat, met); // C-TRADE-01, C-TRADE-05: refused, the move goes on
      case 'challenge':
        stopWith(t, seat, met, rest);
        return yield* challenge(t, seat, met); // C-BATTLE-01, C-BATTLE-15: stopped by a Doll, the move goes on
      default:
        return false;
    }
  }
}

function stopWith(t: T, seat: Seat, met: Seat, rest: Path): void {
  const { trainers } = t.s;
  const me = trainers[seat];
  const from = me.at;
  const way = rest.slice(0, rest.indexOf(trainers[met].at) + 1);
  for (const space of way) moveTo(me, space);
  tell(t, ALL, 'stopped', seat, met, from, way);
}

const JUST_GO_ON: readonly Answer[] = [GO_ON];

/** The stop is offered only if there is something to stop for. */
function stopOptions(t: T, seat: Seat, met: Seat): readonly Answer[] {
  const me = t.s.trainers[seat];
  const other = t.s.trainers[met];
  const trade = canTrade(me, other);
  const fight = canFight(me, other);
  if (!trade && !fight) return JUST_GO_ON;
  return [GO_ON, ...(trade ? [TRADE] : []), ...(fight ? [CHALLENGE] : []), ...potionsOf(t, seat)];
}
