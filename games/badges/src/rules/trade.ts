import { ALL, type Card, maskOf, type Rules, type Seat, sees, show } from '@indigo/kernel';
import {
  type Answer,
  GIVE,
  GIVE_BACK,
  type OfferPart,
  REJECT,
  WANT,
  WANT_ANY,
  WANT_TYPE,
} from '../answers.ts';
import { TYPE_OF } from '../kinds.ts';
import { ANSWER_OFFER, OFFER } from '../questions.ts';
import type { Badges, Kind, Trainer } from '../state.ts';
import { type T, tell } from '../table.ts';
import { cardOf, drop, kindsOf, owns, put } from '../team.ts';

/** B-TRADE-01, B-TRADE-08: both have a Pokémon, wherever they stand; one offer a turn to each (B-TRADE-04). */
export const mayTrade = (s: Badges, seat: Seat, other: Seat): boolean =>
  owns(s.trainers[seat]) && owns(s.trainers[other]) && !sees(s.asked, other);

/**
 * One offer and its answer (B-REACT-01); nothing else in this game can be answered by others (B-REACT-02). True if the
 * cards changed hands, which is the turn's action (B-TRADE-02).
 */
export function* offerTrade(t: T, seat: Seat, other: Seat): Rules<boolean> {
  const { s } = t;
  const me = s.trainers[seat];
  const partner = s.trainers[other];
  const parts = yield* t.compose(seat, OFFER(other), () => offerParts(s, me, partner), {
    min: 2,
    max: 2,
    fits: oneOfEach,
  });
  const give = parts.find((part) => 'give' in part)?.give as Kind;
  const want = parts.find((part) => !('give' in part)) as OfferPart;
  const card = cardOf(s.cards, me, give);
  s.asked |= maskOf(other);
  show(t, s.cards, card, ALL);
  tell(t, ALL, 'offered', seat, other, give, want, card);
  const question = ANSWER_OFFER(seat, give, want, me.fainted.includes(card));
  const answer: Answer = yield* t.ask(other, { ...question, always: true }, () => answers(s, partner, want));
  if (answer.do !== 'give') {
    tell(t, ALL, 'rejected', other, seat);
    return false;
  }
  changeHands(t, seat, other, card, cardOf(s.cards, partner, answer.card));
  return true;
}

/** B-TRADE-07: a card of one's own for a card by name, for any of a type, or for any. B-OPT-06: open ones are picked. */
function offerParts(s: Badges, me: Trainer, partner: Trainer): readonly OfferPart[] {
  const mine = kindsOf(s, [...me.party, ...me.box]);
  const gives = mine.map((kind) => GIVE[kind]);
  if (s.options.openParties) {
    return [...gives, ...kindsOf(s, [...partner.party, ...partner.box]).map((kind) => WANT[kind])];
  }
  return [...gives, WANT_ANY, ...WANT_TYPE, ...WANT.filter(({ want }) => !mine.includes(want))];
}

/** B-TRADE-05: exactly one for one, so a second part is of the other sort. */
const oneOfEach = (list: readonly unknown[], next: unknown): boolean =>
  list.length === 0 || isGift(list[0]) !== isGift(next);

const isGift = (part: unknown): boolean => (part as { readonly give?: Kind }).give !== undefined;

/** B-TRADE-07: any card that fits. Who has none is asked all the same, and a rejection gives no reason. */
function answers(s: Badges, partner: Trainer, want: OfferPart): readonly Answer[] {
  const fitting = kindsOf(s, [...partner.party, ...partner.box]).filter((kind) => fits(kind, want));
  return [...fitting.map((kind) => GIVE_BACK[kind]), REJECT];
}

function fits(kind: Kind, want: OfferPart): boolean {
  if ('want' in want) return want.want === kind;
  return 'wantType' in want ? TYPE_OF[kind] === want.wantType : true;
}

/** B-TRADE-05: each card takes the other's place; a fainted one stays so (B-TRADE-06), and that is no white out (B-FAINT-06). */
function changeHands(t: T, seat: Seat, other: Seat, given: Card, got: Card): void {
  const { s } = t;
  const me = s.trainers[seat];
  const partner = s.trainers[other];
  show(t, s.cards, got, ALL);
  const fromBox = me.box.includes(given);
  const toBox = partner.box.includes(got);
  replace(fromBox ? me.box : me.party, given, got);
  replace(toBox ? partner.box : partner.party, got, given);
  const [mine, theirs] = [me.fainted.includes(given), partner.fainted.includes(got)];
  drop(me.fainted, given);
  drop(partner.fainted, got);
  if (mine) put(partner.fainted, given);
  if (theirs) put(me.fainted, got);
  s.placed[given] = ALL;
  s.placed[got] = ALL;
  const { kind } = s.cards;
  tell(t, ALL, 'traded', seat, other, kind[given], kind[got], [given, got, fromBox, toBox]);
}

function replace(cards: Card[], old: Card, by: Card): void {
  drop(cards, old);
  put(cards, by);
}
