import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { LEADER_CARDS } from '../cards.ts';
import type { Battle } from '../state.ts';
import { type T, tell } from '../table.ts';
import { ALL_BADGES, badgesOf, hasBadge } from '../team.ts';
import { sendToCenter } from './center.ts';
import { tryEvolution } from './evolution.ts';
import { battleOf, leaderSide, SELECT, sideOf, stood } from './sides.ts';

/** L-GYM-05: the challenger is the initiator. The Leader's Pokémon are at full HP (L-GYM-06). */
export function* challengeLeader(t: T, seat: Seat, leader: number): Rules {
  const { s } = t;
  tell(t, ALL, 'challenged-leader', seat, leader);
  const chooser = yield* whoPlaysLeader(t, seat);
  tell(t, ALL, 'plays-leader', chooser, leader, t.n > 2);
  for (const card of LEADER_CARDS[leader]) s.damage[card] = 0;
  s.battle = battleOf('gym', leader, sideOf(seat), leaderSide(chooser));
  s.agenda.push(SELECT);
}

/** L-GYM-02: a coin between the two who are not fighting; with two players there is no flip. Nothing is at stake (L-GYM-12). */
function* whoPlaysLeader(t: T, seat: Seat): Rules<Seat> {
  const others = t.others(seat);
  return others[yield* t.chance('coin', others.length)];
}

/** L-GYM-07 to L-GYM-10: badge, evolution, relocation, in this order (L-REACT-04). */
export function* afterGym(t: T, battle: Battle): Rules {
  const { sides, winner, ended, turns, foe: leader } = battle;
  const seat = sides[0].owner;
  if (winner === 1) {
    // L-GYM-08, and L-GYM-09: also if the Leader's own last Pokémon went down with it.
    tell(t, ALL, 'lost-gym', seat, leader, turns, stood(t, sides[1]));
    sendToCenter(t, seat);
  }
  if (winner !== 0) return;
  tell(t, ALL, 'beat-leader', seat, leader, turns, stood(t, sides[0]));
  winBadge(t, seat, leader);
  if (t.s.winner >= 0) return; // L-END-01: at once
  yield* tryEvolution(t, seat, sides[0], t.s.options.evolveMax); // L-EVO-11: the new badge counts
  if (ended === 'double') sendToCenter(t, seat); // L-GYM-10
}

/** L-GYM-07: the badge, but no second one (L-GYM-11). All eight win the game (L-GEN-02). */
function winBadge(t: T, seat: Seat, leader: number): void {
  const me = t.s.trainers[seat];
  if (hasBadge(me, leader)) return;
  me.badges |= 1 << leader;
  tell(t, ALL, 'got-badge', seat, leader, badgesOf(me));
  if (me.badges !== ALL_BADGES) return;
  t.s.winner = seat;
  tell(t, ALL, 'won', seat);
}
