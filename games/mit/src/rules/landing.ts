import type { Rules, Seat } from '@indigo/kernel';
import { FIGHT_ONLY, FIGHT_OR_LEAVE } from '../answers.ts';
import { IS_CENTER, LEADER_AT } from '../board.ts';
import { CALL_BATTLE, GYM } from '../questions.ts';
import type { Mit, Options } from '../state.ts';
import type { T } from '../table.ts';
import { hasBadge, hasFit } from '../team.ts';
import { visitCenter } from './center.ts';
import { challengeLeader } from './gym.ts';
import { callBattle } from './player.ts';

/** L-LAND-04: heal, then the occupants, then the Gym; one battle at most. */
export function* landing(t: T): Rules {
  const { s } = t;
  const seat = s.active;
  const { at } = s.trainers[seat];
  if (IS_CENTER[at]) visitCenter(t, seat);
  if (yield* occupantCalls(t, seat)) return;
  const leader = LEADER_AT[at];
  if (leader < 0 || !canChallenge(s, seat, leader)) return;
  const act = yield* t.ask(seat, GYM(leader), () => FIGHT_OR_LEAVE); // L-LAND-01, L-GYM-01
  if (act === 'fight') yield* challengeLeader(t, seat, leader);
}

/**
 * L-LAND-03, L-REACT-01: who stood there already may start a battle, asked clockwise; the one who landed has no say (L-PVP-06).
 * True if there is one.
 */
function* occupantCalls(t: T, seat: Seat): Rules<boolean> {
  const { s } = t;
  const me = s.trainers[seat];
  const here = t.others(seat).filter((other) => canCall(s, other, seat));
  if (here.length === 0 || !hasFit(s, me)) return false;
  const called = yield* t.window(here, CALL_BATTLE(seat), () => FIGHT_ONLY);
  if (called === null) return false;
  callBattle(t, called.seat, seat);
  return true;
}

const canCall = (s: Mit, other: Seat, lander: Seat): boolean =>
  s.trainers[other].at === s.trainers[lander].at && hasFit(s, s.trainers[other]); // L-BAT-03

/** L-GYM-11, L-OPT-02: a beaten Leader may be fought again unless the table plays otherwise. Any order will do (L-GYM-13). */
export const mayChallenge = ({ gymRematch }: Options, owned: boolean): boolean => gymRematch || !owned;

const canChallenge = (s: Mit, seat: Seat, leader: number): boolean =>
  hasFit(s, s.trainers[seat]) && mayChallenge(s.options, hasBadge(s.trainers[seat], leader));
