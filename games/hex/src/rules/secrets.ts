/** H-HID-18: what the game stops for must not show what is in a hand. */
import { covert, type Mask, maskOf, type Question, type Seat } from '@indigo/kernel';
import type { T } from '../table.ts';

/** Those of these seats that hold any Item at all: as far as the others know it may be the one that matters. */
export function withItems(t: T, seats: readonly Seat[]): Mask {
  let mask = 0;
  for (let i = 0; i < seats.length; i++) {
    if (t.s.players[seats[i]].hand.length > 0) mask |= maskOf(seats[i]);
  }
  return mask;
}

/** A question that turns on the Items in the hand of its seat. */
export const byItems = (t: T, seat: Seat, question: Question): Question =>
  t.s.players[seat].hand.length > 0 ? covert(question, maskOf(seat)) : question;
