import { ALL, maskOf, type Rules, type Seat } from '@indigo/kernel';
import { type Answer, LET_GO, RETURN } from '../answers.ts';
import { BOX_MAX } from '../data/rules.ts';
import { EXCHANGE, EXCHANGE_OPEN } from '../questions.ts';
import { type T, tell } from '../table.ts';
import { cardOf, drop, put } from '../team.ts';
import { drawWild, putBack } from './wild.ts';

/** B-CAP-01, B-CAP-10: the top card of the route's pile, without a roll. It is fit (B-CAP-07). */
export function* capture(t: T, seat: Seat, route: number): Rules {
  const { s } = t;
  const me = s.trainers[seat];
  const watchers = s.options.openParties ? ALL : maskOf(seat); // B-GEN-04, B-OPT-06
  const card = yield* drawWild(t, route, watchers);
  const kind = s.cards.kind[card];
  s.placed[card] = ALL;
  const full = me.party.length >= s.options.partyMax; // B-CAP-08
  if (full && me.box.length >= BOX_MAX) {
    yield* exchange(t, seat, route, card);
    return;
  }
  put(full ? me.box : me.party, card); // B-CAP-02, B-CAP-03
  tell(t, ALL, 'captured', seat, route, full, card);
  const seen = s.cards.seen[card];
  tell(t, seen, 'was-caught', seat, kind, card, seen === ALL);
}

/** B-CAP-04, B-CAP-05: the new card or one of the Party goes under the pile; never one of the Box. */
function* exchange(t: T, seat: Seat, route: number, card: number): Rules {
  const { s } = t;
  const me = s.trainers[seat];
  s.drawn = card;
  tell(t, ALL, 'no-room', seat, route, card);
  const seen = s.cards.seen[card];
  tell(t, seen, 'was-drawn', seat, s.cards.kind[card], card, seen === ALL);
  const question = s.options.openParties ? EXCHANGE_OPEN : EXCHANGE;
  const answer: Answer = yield* t.ask(seat, question, () => [
    LET_GO,
    ...me.party.map((held) => RETURN[s.cards.kind[held]]),
  ]);
  s.drawn = -1;
  const unwanted = answer.do === 'return' ? cardOf(s.cards, me, answer.card) : card;
  if (unwanted !== card) {
    drop(me.party, unwanted);
    drop(me.fainted, unwanted); // B-CAP-07: under a pile the mark is lost
    put(me.party, card);
  }
  putBack(s, route, unwanted);
  tell(t, ALL, unwanted === card ? 'let-go' : 'exchanged', seat, route, unwanted);
  const knowing = s.cards.seen[unwanted];
  tell(t, knowing, 'went-under', s.cards.kind[unwanted], route, unwanted, knowing === ALL);
}
