/** The friendly battle between players in one city (M-FRIEND). */
import { ALL, NOTHING, type Rules, type Seat, type Step } from '@indigo/kernel';
import { board } from '../board.ts';
import { XP_FRIENDLY, XP_FRIENDLY_WON_SIMPLE } from '../data/rules.ts';
import { matchOf } from '../league/fighters.ts';
import type { League } from '../league/state.ts';
import { beginFriendly } from '../league/steps.ts';
import { OPPONENT, XP } from '../questions.ts';
import type { Card, Master } from '../state.ts';
import { type T, tell } from '../table.ts';
import { isMaxLevel } from '../team.ts';
import { levelUp } from './grow.ts';
import { gainTypeToken } from './typetokens.ts';

const OVER: Step = { do: 'friendly-over' };

/** M-FRIEND-02, M-FRIEND-03, M-FRIEND-22: has moved the checkpoint and not had the one battle. */
const isReady = (s: Master, seat: Seat): boolean => s.players[seat].moved && !s.players[seat].friendly;

/** Whom a player meets in the city where the turn ended (M-FRIEND-01). */
function rivals(s: Master, active: Seat): Seat[] {
  const { spaces } = board(s);
  const { city } = spaces[s.players[active].at];
  if (city < 0 || !isReady(s, active)) return NOBODY;
  return [...s.players.keys()].filter(
    (seat) => seat !== active && spaces[s.players[seat].at].city === city && isReady(s, seat),
  );
}
const NOBODY: Seat[] = [];

/** M-FRIEND-01, M-FRIEND-05: looked at once, at the end of Active's own turn, however it ended; not optional. */
export function friendly(t: T, active: Seat): Rules {
  const met = rivals(t.s, active);
  return met.length === 0 ? NOTHING : challenge(t, active, met);
}

function* challenge(t: T, active: Seat, met: readonly Seat[]): Rules {
  const { s } = t;
  const other = yield* t.ask(active, OPPONENT, () => met); // M-FRIEND-04
  s.players[active].friendly = true;
  s.players[other].friendly = true;
  // M-FRIEND-10, M-FRIEND-20, M-FRIEND-23: who came first places first; the arriver begins and wins ties.
  const isFirst = s.players[active].entered < s.players[other].entered;
  s.agenda.push(OVER);
  if (isFirst) beginFriendly(t, active, other);
  else beginFriendly(t, other, active);
}

/** M-FRIEND-13, M-FRIEND-14: xp for both, Active first, and a type token for the winner. M-FRIEND-12, M-FRIEND-15: nothing else stays of it. */
export function* friendlyOver(t: T): Rules {
  const { s } = t;
  const { winner } = s.league as League;
  const { sides, fighters } = matchOf(s);
  const teams = sides.map((_, side) =>
    fighters
      .slice(side * 3, side * 3 + 3)
      .map(({ card }) => card)
      .filter((card) => card >= 0),
  );
  const seats = sides.map(({ seat }) => seat);
  s.league = null;
  const order = seats[0] === s.active ? [0, 1] : [1, 0];
  for (const side of order) {
    const won = seats[side] === winner;
    yield* friendlyXp(
      t,
      seats[side],
      teams[side],
      won && s.options.simplified ? XP_FRIENDLY_WON_SIMPLE : XP_FRIENDLY,
    );
  }
  yield* gainTypeToken(t, winner);
}

/** M-FRIEND-13, M-FRIEND-19: to one of the committed below its maximum, fainted or not; M-SIMP-03, M-SIMP-11: one by one. */
function* friendlyXp(t: T, seat: Seat, committed: readonly Card[], xp: number): Rules {
  const { s } = t;
  const able = () => committed.filter((card) => !isMaxLevel(s, card));
  for (let left = xp; left > 0; left--) {
    if (able().length === 0) {
      tell(t, ALL, 'xp-lost', seat, left);
      return;
    }
    levelUp(t, seat, yield* t.ask(seat, XP(left), able));
  }
}
