import {
  ALL,
  type Card,
  draw,
  lose,
  maskOf,
  mixIn,
  type Question,
  type Rules,
  type Seat,
  show,
  sizeOf,
  take,
} from '@indigo/kernel';
import { ITEM, type OfItem } from '../answers.ts';
import type { OnDraw } from '../effects.ts';
import { ON_DRAW } from '../questions.ts';
import type { Sort } from '../state.ts';
import { type T, tell } from '../table.ts';
import { byItems } from './secrets.ts';
import { respond } from './window.ts';

/**
 * One instruction to draw Items (H-REACT-31: Wally may answer it), unseen by the others. Returns the cards drawn: fewer if
 * deck and discard pile ran dry (H-COMP-12).
 */
export function* drawItems(t: T, seat: Seat, count: number): Rules<Card[]> {
  const on: OnDraw = { seat, count };
  if (count > 0) yield* respond(t, 'draw', on, [seat], ON_DRAW(count));
  const { s } = t;
  const drawn: Card[] = [];
  for (let i = 0; i < on.count; i++) {
    if (sizeOf(s.items) === 0) {
      mixIn(s.items, s.itemDiscard);
      s.itemDiscard = [];
    }
    const card = yield* draw(t, s.items, maskOf(seat), 'item');
    if (card === null) break;
    drawn.push(card);
  }
  s.players[seat].hand.push(...drawn);
  tell(t, ALL, 'drew-items', seat, drawn.length);
  if (drawn.length > 0)
    tell(
      t,
      maskOf(seat),
      'got-items',
      drawn.map((card) => s.items.kind[card]),
    );
  return drawn;
}

/** H-ITEM-03: shown, and on the discard pile; whatever comes of it, it is spent (H-REACT-04). */
export function playItem(t: T, seat: Seat, sort: Sort): void {
  tell(t, ALL, 'played', seat, sort);
  discardItem(t, seat, sort);
}

/** H-HID-02, H-HID-21: every discard is public. */
export function discardItem(t: T, seat: Seat, sort: Sort): void {
  const { items, players, itemDiscard } = t.s;
  const card = take(items, players[seat].hand, sort);
  show(t, items, card, ALL);
  itemDiscard.push(card);
}

/** The cards of a hand as countable copies; `only` those of some sorts. */
export function copiesIn(t: T, seat: Seat, only?: (sort: Sort) => boolean): OfItem[] {
  const { items, players } = t.s;
  const copies: OfItem[] = [];
  for (const card of players[seat].hand) {
    const sort = items.kind[card];
    if (only !== undefined && !only(sort)) continue;
    let copy = 0;
    for (const other of copies) if (other.item === sort) copy++;
    copies.push(ITEM[sort][copy]);
  }
  return copies;
}

/** Nobody can tell copies apart: the second is named only after the first. */
export const inOrder = (list: readonly unknown[], next: unknown): boolean => {
  const { item, copy } = next as OfItem;
  return copy === 0 || list.includes(ITEM[item][copy - 1]);
};

/** The player chooses between `min` and `max` Items of the own hand and discards them. How many. */
export function* discardSome(t: T, seat: Seat, question: Question, min: number, max: number): Rules<number> {
  // Where the whole hand has to go there is nothing to choose.
  if (min >= t.s.players[seat].hand.length) return discardHand(t, seat);
  const chosen = yield* t.compose(seat, byItems(t, seat, question), () => copiesIn(t, seat), {
    min,
    max,
    fits: inOrder,
  });
  discardAll(t, seat, chosen);
  return chosen.length;
}

function discardAll(t: T, seat: Seat, copies: readonly OfItem[]): void {
  if (copies.length === 0) return;
  tell(
    t,
    ALL,
    'discarded',
    seat,
    copies.map(({ item }) => item),
  );
  for (const { item } of copies) discardItem(t, seat, item);
}

/** The whole hand goes. How many cards that were. */
export function discardHand(t: T, seat: Seat): number {
  const copies = copiesIn(t, seat);
  discardAll(t, seat, copies);
  return copies.length;
}

/** Takes one Item out of a hand face down: whoever knew one that may have left cannot tell any more. */
export function layFaceDown(t: T, seat: Seat, sort: Sort): Card {
  const { items, players } = t.s;
  const { hand } = players[seat];
  lose(items, hand, ALL & ~maskOf(seat));
  const index = hand.findIndex((card) => items.kind[card] === sort);
  return hand.splice(index, 1)[0];
}

/** H-HID-13: so many random Items change hands; only thief and victim learn which. */
export function* steal(t: T, thief: Seat, victim: Seat, count: number): Rules {
  const stolen = yield* pickRandom(t, thief, victim, count);
  takeAway(t, thief, victim, stolen);
  keepStolen(t, thief, victim, stolen);
}

/** Which random Items a thief will have. All are picked before any hand is seen to change. */
export function* pickRandom(t: T, thief: Seat, victim: Seat, count: number): Rules<Card[]> {
  const hand = t.s.players[victim].hand.slice();
  const both = maskOf(thief) | maskOf(victim);
  const picked: Card[] = [];
  while (picked.length < count && hand.length > 0) {
    const index = yield* t.chance('steal', hand.length, both);
    picked.push(hand.splice(index, 1)[0]);
  }
  return picked;
}

/** They leave the hand of the victim: whoever knew cards of it cannot tell any more, but for the thief. */
export function takeAway(t: T, thief: Seat, victim: Seat, stolen: readonly Card[]): void {
  const { items, players } = t.s;
  const me = players[victim];
  if (stolen.length === 0) return;
  lose(items, me.hand, ALL & ~(maskOf(thief) | maskOf(victim)));
  me.hand = me.hand.filter((card) => !stolen.includes(card));
}

/** The thief has them now. */
export function keepStolen(t: T, thief: Seat, victim: Seat, stolen: readonly Card[]): void {
  const { items, players } = t.s;
  tell(t, ALL, 'stole', thief, victim, stolen.length);
  const sorts = stolen.map((card) => show(t, items, card, maskOf(thief)));
  if (sorts.length > 0) tell(t, maskOf(thief) | maskOf(victim), 'stole-these', thief, victim, sorts);
  players[thief].hand.push(...stolen);
}

/** One of the own hand goes, for all to see. */
export const discardOne = (t: T, seat: Seat, sort: Sort): void => discardAll(t, seat, [ITEM[sort][0]]);
