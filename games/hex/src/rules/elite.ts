/** Section 19g: the Elite 4 format. Up to the start of the League all is as in the other (H-E4-01). */
import { ALL, draw, mixIn, type Rules, type Seat } from '@indigo/kernel';
import { type Do, MON, type OfItem } from '../answers.ts';
import { ELITE_TEAM, ELITES_NEEDED, LEAGUE_ITEMS } from '../data/rules.ts';
import { about } from '../questions.ts';
import type { Battle } from '../state.ts';
import { type T, tell } from '../table.ts';
import { fitFor } from '../team.ts';
import { counting, type Exchange, fall, layFor, lostBy, newSide, showLaid, spend } from './battle.ts';
import { rollDice } from './dice.ts';
import { drawItems } from './items.ts';
import { byItems } from './secrets.ts';
import { type Sums, sumUp } from './sums.ts';
import { win } from './win.ts';

const SEND_ELITE = about<[elite: number, which: number]>('send-elite', 'H-E4-18');
const LAY_ELITE = about<[elite: number, mon: number]>('lay-elite', 'H-E4-18');

/** H-E4-02: the next Elite Trainer, whom the player alone fights; the pawn stays where it is (H-E4-14). */
export function* challengeElite(t: T, seat: Seat): Rules {
  const { s } = t;
  const me = s.players[seat];
  const card = yield* draw(t, s.elites, ALL, 'elite-card');
  if (card === null) return;
  const elite = s.elites.kind[card];
  tell(t, ALL, 'challenged-elite', seat, elite);
  const { won, sums } = yield* faceElite(t, seat, elite);
  tell(t, ALL, won ? 'beat-elite' : 'lost-to-elite', seat, elite, sums);
  if (!won) {
    mixIn(s.elites, [card]); // H-E4-09
    return;
  }
  me.elites.push(card); // H-E4-08, H-E4-11
  yield* drawItems(t, seat, LEAGUE_ITEMS);
  if (me.elites.length >= ELITES_NEEDED) win(t, seat); // H-E4-10
}

/** H-E4-04, H-E4-05, H-E4-12: two against two, the left one first. Whether the player won, and the last sums. */
function* faceElite(t: T, seat: Seat, elite: number): Rules<{ readonly won: boolean; readonly sums: Sums }> {
  const { s } = t;
  const fight: Battle = { kind: 'elite', sides: [newSide(seat), newSide(-1)], foe: elite };
  const [mine, theirs] = fight.sides;
  s.battle = fight;
  let won: boolean | null = null;
  let sums: Sums = [[], []];
  while (won === null) {
    const fit = fitFor(s.players[seat], mine.fainted);
    if (mine.sent.length === 0 && fit.length === 0) {
      tell(t, ALL, 'none-left', seat);
      won = false;
      break;
    }
    if (mine.sent.length === 0) {
      const { mon } = yield* t.ask(seat, SEND_ELITE(elite, theirs.lost), () => fit.map((one) => MON[one]));
      mine.sent = [mon];
      tell(t, ALL, 'sent', seat, mon);
    }
    const last = yield* eliteDuel(t, fight);
    sums = last.sums;
    if (last.won !== 1) theirs.lost++;
    if (last.won !== 0) fall(mine);
    const down = mine.fainted.length >= ELITE_TEAM;
    if (theirs.lost < ELITE_TEAM) won = down ? false : null;
    else if (!down || last.won === 0) won = true;
    else theirs.lost--; // H-E4-13: the last of both fell: the right one fights once more, against a third
  }
  s.battle = null;
  return { won, sums };
}

/** H-E4-06, H-E4-07, H-E4-19: three dice in one window, in every duel and again after a Potion. */
function* eliteDuel(t: T, fight: Battle): Rules<Exchange> {
  const { s } = t;
  const [mine, theirs] = fight.sides;
  const { seat } = mine;
  const [mon] = mine.sent;
  for (;;) {
    const choice: Do | OfItem = yield* t.ask(seat, byItems(t, seat, LAY_ELITE(fight.foe, mon)), () =>
      counting(t, seat, mon),
    );
    if ('item' in choice) layFor(t, mine, choice, mon);
    mine.laid = mine.items.length;
    showLaid(t, fight); // H-E4-18: there is nobody to bluff
    yield* rollDice(t, [seat, -1, -1], 'elite', {
      lies: (die, pips) => {
        if (die === 0) mine.die = pips;
        else if (die === 1) theirs.die = pips;
        else theirs.bonus = pips;
      },
    });
    const sums = sumUp(s, fight);
    tell(t, ALL, 'elite-totals', seat, mine.total, fight.foe, theirs.total, sums);
    const margin = mine.total - theirs.total;
    const again = margin < 0 && (yield* lostBy(t, seat));
    spend(t, fight);
    if (again) continue;
    if (margin < 0) tell(t, ALL, 'faints', seat, mon);
    else if (margin > 0) tell(t, ALL, 'elite-faints', fight.foe, theirs.lost);
    else tell(t, ALL, 'elite-both-faint', seat, mon, fight.foe, theirs.lost);
    return { won: margin === 0 ? null : margin > 0 ? 0 : 1, sums };
  }
}
