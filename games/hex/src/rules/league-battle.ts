/** Section 19f: a League battle, three Pokémon against three, one pair at a time. */
import { ALL, type Rules, type Seat, type Step } from '@indigo/kernel';
import { MON } from '../answers.ts';
import { LEAGUE_ITEMS, LEAGUE_TEAM } from '../data/rules.ts';
import { about } from '../questions.ts';
import type { Battle, Side } from '../state.ts';
import { type T, tell } from '../table.ts';
import { fitFor } from '../team.ts';
import { duel, type Exchange, fall, newSide, sendBoth, tellWinner } from './battle.ts';
import { rollDice } from './dice.ts';
import { drawItems } from './items.ts';
import type { Sums } from './sums.ts';

const SEND_AGAINST = about<[against: number]>('send-against', 'H-LGB-04');

/**
 * Two players fight until one is beaten. Every duel is a step of its own, so that copies of a match begin close to where it
 * stands; the step named `then` is told who won.
 */
export function leagueBattle(t: T, a: Seat, b: Seat, then: string): void {
  const { s } = t;
  s.battle = { kind: 'league', sides: [newSide(a), newSide(b)], foe: -1 };
  tell(t, ALL, 'battle', a, b, 'league');
  s.agenda.push({ do: 'league-duel', then });
}

/** H-LGB-01 to H-LGB-12: the next duel, and what comes of it. */
export function* leagueDuel(t: T, step: Step): Rules {
  const { s } = t;
  const fight = s.battle as Battle;
  const { won, sums } = yield* duelOn(t, fight);
  if (won === null) {
    s.agenda.push(step);
    return;
  }
  const [winner, loser] = [fight.sides[won].seat, fight.sides[1 - won].seat];
  s.battle = null;
  tellWinner(t, fight, won, sums);
  s.players[winner].leagueWins++;
  s.players[winner].beaten |= 1 << loser; // H-LG3-06: whoever started it
  yield* drawItems(t, winner, LEAGUE_ITEMS); // H-LG-04, H-LG-05, H-LGB-13: at once
  s.agenda.push({ do: step.then as string, winner, loser });
}

/** The side that has won the battle, null if it goes on; and what decided it, if sums did. */
function* duelOn(t: T, fight: Battle): Rules<Exchange> {
  const [a, b] = fight.sides;
  const able = fight.sides.map((side) => side.sent.length > 0 || hasMore(t, side));
  for (const side of fight.sides) if (!able[side === a ? 0 : 1]) tell(t, ALL, 'none-left', side.seat);
  if (!able[0] && !able[1]) return { won: yield* settle(t, fight), sums: NO_SUMS };
  if (!able[0]) return { won: 1, sums: NO_SUMS }; // H-BAT-24
  if (!able[1]) return { won: 0, sums: NO_SUMS };
  // Of those who stood in the last duel one fell at least.
  if (a.sent.length > 0) yield* sendAgainst(t, b, a);
  else if (b.sent.length > 0) yield* sendAgainst(t, a, b);
  else yield* sendBoth(t, fight); // H-LGB-02, H-LGB-08, H-LGB-09
  const { won, sums } = yield* duel(t, fight); // H-LGB-05, H-LGB-14
  if (won !== 0) fall(a);
  if (won !== 1) fall(b); // H-LGB-06: a tie fells both
  tell(t, ALL, 'lost-so-far', a.seat, a.fainted.length, b.seat, b.fainted.length);
  return { won: beaten(a, b) ? 1 : beaten(b, a) ? 0 : null, sums };
}
const NO_SUMS: Sums = [[], []];

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
