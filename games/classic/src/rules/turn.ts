import { ALL, maskOf, putUnder, type Rules, type Seat, type Step } from '@indigo/kernel';
import { type Answer, type Copy, DISCARD } from '../answers.ts';
import { CINNABAR, isPlateau } from '../board.ts';
import { GOAL_POWER, HAND_LIMIT } from '../data/rules.ts';
import { DISCARDS, LAST_POTION, OVER_LIMIT } from '../questions.ts';
import { type T, tell } from '../table.ts';
import { power } from '../team.ts';
import { byHand, copiesIn, inOrder, takeFaceDown } from './items.ts';
import { follow, land } from './land.ts';
import { playPotion, potionMoment, potionsOf } from './potion.ts';
import { moveTo, travel } from './travel.ts';

// A turn is three steps, so that copies of a match begin close to where it stands.
export const TURN: Step = { do: 'turn' };
const LANDING: Step = { do: 'landing' };
const END: Step = { do: 'end' };

/**
 * One turn, in which any number of cards may be played (C-TURN-02). Nobody is ever out of the game (C-GEN-05) or shut out
 * for good (C-END-03), so turns pass to the left until somebody wins (C-FIRST-04).
 */
export function* turn(t: T): Rules {
  const { s } = t;
  s.turn++;
  tell(t, ALL, 'turn', s.active, s.turn);
  const landed = yield* travel(t, s.active);
  s.agenda.push(END);
  if (landed) s.agenda.push(LANDING);
}

/** The space is carried out. A win ends the match here, without the end step (C-END-02). */
export const landing = (t: T): Rules => land(t, t.s.active);

/** C-TURN-04: a last Potion, the 20 points check, the hand limit; in this order. Then the next turn. */
export function* end(t: T): Rules {
  const { s } = t;
  yield* potionMoment(t, s.active, LAST_POTION);
  yield* relocate(t, s.active);
  // C-ITEM-08: every trainer, for cards also arrive out of turn; the active player first.
  for (const holder of t.from(s.active)) {
    while (s.trainers[holder].hand.length > HAND_LIMIT) {
      // At most once a turn: who has gone to Cinnabar Island stays there.
      if (yield* trim(t, holder)) yield* relocate(t, s.active);
    }
  }
  s.active = (s.active + 1) % t.n;
  // C-OPT-05: the cut-off, off by default; nothing else ends a match but a win (C-END-01).
  if (s.turn === s.options.maxTurns) {
    s.stopped = true;
    tell(t, ALL, 'stopped-match', s.turn);
  } else s.agenda.push(TURN);
}

/**
 * C-PP-03: with 20 Power Points at the end of the own turn (C-PP-06) the mover goes to Cinnabar and the island's
 * instruction is carried out (C-PP-04). Who is there already, or on the plateau, stays (C-PP-05). It is no die move: it
 * passes nobody (C-TURN-05).
 */
function* relocate(t: T, seat: Seat): Rules {
  const me = t.s.trainers[seat];
  if (power(me) < GOAL_POWER || me.at === CINNABAR || isPlateau(me.at)) return;
  const from = me.at;
  moveTo(me, CINNABAR);
  tell(t, ALL, 'called-to-cinnabar', seat, power(me), from);
  yield* follow(t, seat, CINNABAR);
}

/** C-ITEM-05: discards down to seven, or plays a card that may still be played. True if that was a Potion. */
function* trim(t: T, seat: Seat): Rules<boolean> {
  const over = t.s.trainers[seat].hand.length - HAND_LIMIT;
  const answer: Answer = yield* t.ask(seat, byHand(t, seat, OVER_LIMIT(over)), () => [
    DISCARD,
    ...potionsOf(t, seat),
  ]);
  if (answer.do === 'potion') {
    playPotion(t, seat, answer.dex);
    return true;
  }
  const copies = yield* t.compose(seat, byHand(t, seat, DISCARDS(over)), () => copiesIn(t, seat), {
    min: over,
    max: over,
    fits: inOrder,
  });
  discard(t, seat, copies);
  return false;
}

/** C-ITEM-03: face down to the bottom, in the order of choice. */
function discard(t: T, seat: Seat, copies: readonly Copy[]): void {
  for (const card of takeFaceDown(t, seat, copies)) putUnder(t.s.items, card);
  tell(t, ALL, 'discarded', seat, copies.length);
  tell(
    t,
    maskOf(seat),
    'your-discards',
    copies.map(({ sort }) => sort),
  );
}
