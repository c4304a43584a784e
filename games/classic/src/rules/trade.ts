import { ALL, type Rules, type Seat, show, take } from '@indigo/kernel';
import {
  ACCEPT,
  type Answer,
  type Copy,
  GIVE,
  GIVE_ITEM,
  type OfferPart,
  REFUSE,
  WANT,
  WANT_ITEM,
} from '../answers.ts';
import { ITEMS } from '../data/items.ts';
import { ANSWER_OFFER, OFFER } from '../questions.ts';
import { type T, tell } from '../table.ts';
import { handOver, isStarter, type Team, tradable } from '../team.ts';
import { copiesIn } from './items.ts';

/** C-TRADE-02: both need something other than a Starter. */
export const canTrade = (a: Team, b: Team): boolean => hasTradable(a) && hasTradable(b);

const hasTradable = (trainer: Team): boolean => trainer.team.some((dex) => !isStarter(dex));

/** One offer, one answer (C-TRADE-08). True if it was accepted and the goods have changed hands. */
export function* offerTrade(t: T, seat: Seat, other: Seat): Rules<boolean> {
  const offer = yield* t.compose(seat, OFFER(other), () => offerParts(t, seat, other), {
    min: 2,
    max: Number.MAX_SAFE_INTEGER,
    fits: (list, next) => partFits(t, other, list as OfferPart[], next as OfferPart),
    check: (list) => offerMissing(list as OfferPart[]),
  });
  tell(t, ALL, 'offered', seat, other, offer);
  const knockedOut = t.s.trainers[seat].ko.filter((dex) => offer.includes(GIVE[dex]));
  const answer: Answer = yield* t.ask(other, ANSWER_OFFER(seat, offer, knockedOut), () =>
    hasAsked(t, other, offer) ? [ACCEPT, REFUSE] : [REFUSE],
  ); // C-TRADE-04, C-REACT-08
  if (answer.do === 'refuse') {
    tell(t, ALL, 'refused', other, seat);
    return false;
  }
  tell(t, ALL, 'accepted', other, seat);
  exchange(t, seat, other, offer);
  return true;
}

/** Everything either side could put into the deal. Asked-for cards may be any sort: the other hand is secret (C-TRADE-09). */
function offerParts(t: T, seat: Seat, other: Seat): OfferPart[] {
  const { trainers } = t.s;
  return [
    ...tradable(trainers[seat]).map((dex) => GIVE[dex]),
    ...tradable(trainers[other]).map((dex) => WANT[dex]),
    ...copiesIn(t, seat).map(({ sort, copy }) => GIVE_ITEM[sort][copy]),
    ...ITEMS.flatMap(({ count }, sort) =>
      WANT_ITEM[sort].slice(0, Math.min(count, trainers[other].hand.length)),
    ),
  ];
}

function partFits(t: T, other: Seat, list: readonly OfferPart[], next: OfferPart): boolean {
  if ('giveItem' in next) return next.copy === 0 || list.includes(GIVE_ITEM[next.giveItem][next.copy - 1]);
  if (!('wantItem' in next)) return true;
  if (next.copy > 0 && !list.includes(WANT_ITEM[next.wantItem][next.copy - 1])) return false;
  return list.filter((part) => 'wantItem' in part).length < t.s.trainers[other].hand.length;
}

function offerMissing(list: readonly OfferPart[]): string | null {
  const both = list.some((part) => 'give' in part) && list.some((part) => 'want' in part);
  return both ? null : 'offer-needs-both';
}

/** Only who holds what is asked for can accept; a refusal gives no reason. */
function hasAsked(t: T, other: Seat, offer: readonly OfferPart[]): boolean {
  const held: readonly Copy[] = copiesIn(t, other);
  return offer.every(
    (part) =>
      !('wantItem' in part) || held.some(({ sort, copy }) => sort === part.wantItem && copy === part.copy),
  );
}

/** C-TRADE-06: both sides change hands together. Cards are named in the open, so everybody knows them. */
function exchange(t: T, seat: Seat, other: Seat, offer: readonly OfferPart[]): void {
  const { items, trainers } = t.s;
  const mine = trainers[seat];
  const theirs = trainers[other];
  const toMe: number[] = [];
  const toThem: number[] = [];
  for (const part of offer) {
    if ('give' in part) handOver(mine, theirs, part.give);
    else if ('want' in part) handOver(theirs, mine, part.want);
    else if ('giveItem' in part) toThem.push(take(items, mine.hand, part.giveItem));
    else toMe.push(take(items, theirs.hand, part.wantItem));
  }
  for (const card of [...toMe, ...toThem]) show(t, items, card, ALL);
  mine.hand.push(...toMe);
  theirs.hand.push(...toThem);
}
