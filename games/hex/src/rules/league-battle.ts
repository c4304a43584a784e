/** Section 19f: a League battle, three Pokémon against three, one pair at a time. */
import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { MON } from '../answers.ts';
import { LEAGUE_ITEMS, LEAGUE_TEAM } from '../data/rules.ts';
import { about } from '../questions.ts';
import type { Battle, Side } from '../state.ts';
import { type T, tell } from '../table.ts';
import { canFight, fitFor } from '../team.ts';
import { duel, newSide, sendBoth } from './battle.ts';
import { rollDice } from './dice.ts';
import { drawItems } from './items.ts';

const SEND_AGAINST = about<[against: number]>('send-against', 'H-LGB-04');

/** Two players fight until one is beaten; the winner draws (H-LG-04, H-LGB-13). Who won. */
export function* leagueBattle(t: T, a: Seat, b: Seat): Rules<Seat> {
  const { s } = t;
  const fight: Battle = { kind: 'league', sides: [newSide(a), newSide(b)], foe: -1 };
  s.battle = fight;
  tell(t, ALL, 'battle', a, b, 'league');
  const able = [a, b].map((seat) => canFight(s.players[seat]));
  let won: 0 | 1;
  if (able[0] && able[1]) won = yield* fightOn(t, fight);
  else if (able[0] !== able[1])
    won = able[0] ? 0 : 1; // H-BAT-24
  else won = yield* settle(t, fight);
  s.battle = null;
  const [winner, loser] = won === 0 ? [a, b] : [b, a];
  tell(t, ALL, 'battle-won', winner, 'league');
  s.players[winner].leagueWins++;
  s.players[winner].beaten |= 1 << loser; // H-LG3-06: whoever started it
  yield* drawItems(t, winner, LEAGUE_ITEMS); // H-LG-05: at once
  return winner;
}

/** H-LGB-01 to H-LGB-12: duel after duel; the side that won. */
function* fightOn(t: T, fight: Battle): Rules<0 | 1> {
  yield* sendBoth(t, fight); // H-LGB-02
  for (;;) {
    const won = yield* duel(t, fight); // H-LGB-05, H-LGB-14
    const [a, b] = fight.sides;
    if (won !== 0) fall(a);
    if (won !== 1) fall(b); // H-LGB-06: a tie fells both
    tell(t, ALL, 'lost-so-far', a.seat, a.fainted.length, b.seat, b.fainted.length);
    if (beaten(a, b)) return 1;
    if (beaten(b, a)) return 0;
    const able = fight.sides.map((side) => side.sent.length > 0 || hasMore(t, side));
    if (!able[0] && !able[1]) return yield* settle(t, fight);
    if (!able[0]) return 1;
    if (!able[1]) return 0;
    if (won === null)
      yield* sendBoth(t, fight); // H-LGB-08, H-LGB-09
    else yield* sendAgainst(t, won === 0 ? b : a, won === 0 ? a : b);
  }
}

/** H-LGB-03: only who is defeated leaves the field. */
function fall(side: Side): void {
  side.fainted.push(...side.sent);
  side.sent = [];
}

/** H-LGB-07, H-LGB-11: three are lost, and more than the other side has lost; after a tie at three the next one decides. */
const beaten = (one: Side, other: Side): boolean =>
  one.fainted.length >= LEAGUE_TEAM && one.fainted.length > other.fainted.length;

/** H-LGB-10, H-LGB-12: nobody names a team before: whatever obeys and was not used in this battle may come. */
const hasMore = (t: T, { seat, fainted }: Side): boolean => fitFor(t.s.players[seat], fainted).length > 0;

/** H-LGB-04, H-HID-10: only the loser of a duel sends anew, knowing what stands there. */
function* sendAgainst(t: T, side: Side, { sent }: Side): Rules {
  const { mon } = yield* t.ask(side.seat, SEND_AGAINST(sent[0]), () =>
    fitFor(t.s.players[side.seat], side.fainted).map((one) => MON[one]),
  );
  side.sent = [mon];
  tell(t, ALL, 'sent', side.seat, mon);
}

/** H-LGB-15: nobody has a Pokémon left: one die each, until they differ. */
function* settle(t: T, { sides: [a, b] }: Battle): Rules<0 | 1> {
  for (;;) {
    const [one, other] = yield* rollDice(t, [a.seat, b.seat], 'tie');
    if (one !== other) return one > other ? 0 : 1;
  }
}
