import {
  ALL,
  covert,
  draw,
  holds,
  lose,
  type Mask,
  maskOf,
  putUnder,
  type Question,
  type Rules,
  type Seat,
  show,
  take,
} from '@indigo/kernel';
import { COPY, type Copy } from '../answers.ts';
import { type T, tell } from '../table.ts';

/** C-ITEM-01, C-TAKE-01: the top cards of the deck, unseen by the others; if it ran dry, what is left (C-ITEM-07). */
export function* drawItems(t: T, seat: Seat, count: number): Rules {
  const { items, trainers } = t.s;
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) {
    const card = yield* draw(t, items, maskOf(seat), 'item');
    if (card === null) break;
    trainers[seat].hand.push(card);
    drawn.push(items.kind[card]);
  }
  tell(t, ALL, 'drew-items', seat, drawn.length);
  tell(t, maskOf(seat), 'got-items', drawn);
}

/**
 * Plays a card in the open; it goes to the bottom of the deck at once (C-ITEM-02). Cards meet wherever the questions they
 * answer follow each other (C-ITEM-04).
 */
export function playItem(t: T, seat: Seat, sort: number): void {
  tell(t, ALL, 'played', seat, sort);
  const { items, trainers } = t.s;
  const card = take(items, trainers[seat].hand, sort);
  show(t, items, card, ALL);
  putUnder(items, card);
}

/** The cards of a hand as countable copies, those of some sorts only if asked so. */
export function copiesIn(t: T, seat: Seat, only?: readonly boolean[]): Copy[] {
  const { items, trainers } = t.s;
  const copies: Copy[] = [];
  for (const card of trainers[seat].hand) {
    const sort = items.kind[card];
    if (only !== undefined && !only[sort]) continue;
    copies.push(COPY[sort][copies.filter((copy) => copy.sort === sort).length]);
  }
  return copies;
}

/** Nobody can tell copies apart: the second is named only after the first. */
export const inOrder = (list: readonly unknown[], next: unknown): boolean => {
  const { sort, copy } = next as Copy;
  return copy === 0 || list.includes(COPY[sort][copy - 1]);
};

/** Takes cards (of some sorts only) out of a hand face down: whoever knew one that may have left cannot tell any more. */
export function takeFaceDown(t: T, seat: Seat, copies: readonly Copy[], only?: readonly boolean[]): number[] {
  const { items, trainers } = t.s;
  const { hand } = trainers[seat];
  const doubtful = only === undefined ? hand : hand.filter((card) => only[items.kind[card]]);
  if (copies.length > 0) lose(items, doubtful, ALL & ~maskOf(seat));
  return copies.map(({ sort }) => {
    const index = hand.findIndex((card) => items.kind[card] === sort);
    return hand.splice(index, 1)[0];
  });
}

/**
 * Those of these seats that hold any card at all: as far as the others know it may be the one that matters. Where the
 * game stops, or goes on, must not show it (C-REACT-10).
 */
export function withCards(t: T, seats: readonly Seat[]): Mask {
  let mask = 0;
  for (let i = 0; i < seats.length; i++) {
    if (t.s.trainers[seats[i]].hand.length > 0) mask |= maskOf(seats[i]);
  }
  return mask;
}

/** A question that turns on what is in the hand of its seat. */
export const byHand = (t: T, seat: Seat, question: Question): Question =>
  covert(question, t.s.trainers[seat].hand.length > 0 ? maskOf(seat) : 0);

export const holdsItem = (t: T, seat: Seat, sort: number): boolean =>
  holds(t.s.items, t.s.trainers[seat].hand, sort);
