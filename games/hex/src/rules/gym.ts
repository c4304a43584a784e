import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { type Do, MON, type OfItem } from '../answers.ts';
import { isCity, LEADER_OF, SPACES } from '../board.ts';
import { LEADERS } from '../data/leaders.ts';
import { BADGES_PER_BAND } from '../data/rules.ts';
import { about } from '../questions.ts';
import type { Battle, Hex, SpaceIndex } from '../state.ts';
import { type T, tell } from '../table.ts';
import { type Commander, fitFor, obeys } from '../team.ts';
import { checkAchievements } from './achievements.ts';
import { earnBadge } from './badge.ts';
import { counting, layFor, lostBy, newSide, showLaid, spend } from './battle.ts';
import { roll } from './dice.ts';
import { byItems } from './secrets.ts';
import { type Sums, sumUp } from './sums.ts';

const SEND_GYM = about<[leader: number]>('send-gym', 'H-GYM-14');
/** `left`: how many of those sent come after this one. */
const LAY_GYM = about<[leader: number, mon: number, left: number]>('lay-gym', 'H-GYM-14');

/** H-DGYM-01. */
export const sends = (leader: number): number => (LEADERS[leader].dual ? 2 : 1);

/** H-GYM-07: neither the same badge twice nor a third of one band (H-AMB-60). */
export function wants({ badges }: { readonly badges: readonly number[] }, leader: number): boolean {
  const { band } = LEADERS[leader];
  let had = 0;
  for (const badge of badges) {
    if (badge === leader) return false;
    if (LEADERS[badge].band === band) had++;
  }
  return had < BADGES_PER_BAND;
}

/** H-GYM-17, H-DGYM-07: enough obedient Pokémon to send. */
export function canFace(player: Commander, leader: number): boolean {
  let missing = sends(leader);
  for (let i = 0; i < player.team.length && missing > 0; i++) if (obeys(player, player.team[i])) missing--;
  return missing === 0;
}

/** H-GYM-05, H-GYM-06: once a turn, on the city's own space, in any order (H-GYM-04), whoever has beaten it before (H-GYM-08). */
export function canChallenge(s: Hex, seat: Seat, space: SpaceIndex): boolean {
  if (s.fought || !isCity(space)) return false;
  const leader = LEADER_OF[SPACES[space].hexagon];
  const player = s.players[seat];
  return leader >= 0 && wants(player, leader) && canFace(player, leader);
}

/** The Leader of a city is fought; that is the turn's one gym battle. */
export function* gymBattle(t: T, seat: Seat, space: SpaceIndex): Rules {
  t.s.fought = true;
  const leader = LEADER_OF[SPACES[space].hexagon];
  if (yield* faceLeader(t, seat, leader)) yield* earnBadge(t, seat, leader);
  if (t.s.achievements.length > 0) yield* checkAchievements(t); // H-OPT-10
}

/**
 * H-GYM-09 to H-GYM-18, H-DGYM-01 to H-DGYM-08: one Pokémon or two against a Leader, who rolls no die and has neither Item nor
 * Trainer (H-GYM-13). True: won, a draw included (H-GYM-12, H-DGYM-06). A loss costs nothing but the Items and the turn (H-GYM-15).
 */
export function* faceLeader(t: T, seat: Seat, leader: number): Rules<boolean> {
  const { s } = t;
  const me = s.players[seat];
  const fight: Battle = { kind: 'gym', sides: [newSide(seat), newSide(-1)], foe: leader };
  const [mine, theirs] = fight.sides;
  s.battle = fight;
  tell(t, ALL, 'challenged-leader', seat, leader);
  for (let i = 0; i < sends(leader); i++) {
    const { mon } = yield* t.ask(seat, SEND_GYM(leader), () => fitFor(me, mine.sent).map((one) => MON[one]));
    mine.sent.push(mon);
    tell(t, ALL, 'sent', seat, mon);
  }
  let won = false;
  let sums: Sums;
  for (;;) {
    for (const [i, mon] of mine.sent.entries()) {
      // H-DGYM-02: one on each.
      const question = LAY_GYM(leader, mon, mine.sent.length - 1 - i);
      const choice: Do | OfItem = yield* t.ask(seat, byItems(t, seat, question), () =>
        counting(t, seat, mon),
      );
      if ('item' in choice) layFor(t, mine, choice, mon);
    }
    mine.laid = mine.items.length;
    showLaid(t, fight);
    yield* roll(t, seat, 'battle', {
      lies: (_die, pips) => {
        mine.die = pips;
      },
    });
    sums = sumUp(s, fight);
    tell(t, ALL, 'gym-totals', seat, mine.total, leader, theirs.total, sums);
    won = mine.total >= theirs.total;
    const again = !won && (yield* lostBy(t, seat)); // H-GYM-16, H-ITEM-59
    spend(t, fight);
    if (!again) break;
  }
  s.battle = null;
  tell(t, ALL, won ? 'beat-leader' : 'lost-to-leader', seat, leader, sums);
  return won;
}
