/** A player's cards: Party, Box, and which of them have fainted. */
import { ALL, type Card, type Pile, type Seat, show } from '@indigo/kernel';
import type { Badges, Kind, Trainer } from './state.ts';
import type { T } from './table.ts';

export const owns = (trainer: Trainer): boolean => trainer.party.length + trainer.box.length > 0;

export const isFit = (trainer: Trainer, card: Card): boolean => !trainer.fainted.includes(card);

/** B-GYM-12, B-FAINT-04: somebody of the Party who can fight; the Box does not help. */
export const hasFit = (trainer: Trainer): boolean => trainer.party.some((card) => isFit(trainer, card));

/** The card of this kind among the player's, or -1. */
export function cardOf(pile: Pile, trainer: Trainer, kind: Kind): Card {
  for (const card of trainer.party) if (pile.kind[card] === kind) return card;
  for (const card of trainer.box) if (pile.kind[card] === kind) return card;
  return -1;
}

/** Puts a card where the order of capture wants it: the order of a Party must tell nothing. */
export function put(cards: Card[], card: Card): void {
  let at = cards.length;
  while (at > 0 && cards[at - 1] > card) at--;
  cards.splice(at, 0, card);
}

export function drop(cards: Card[], card: Card): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

/** B-PC-03, B-FAINT-03: Party and Box. */
export function heal(trainer: Trainer): void {
  trainer.fainted = [];
}

/** A card of the active player's Party is shown to all (B-HM-06): what it is and that it is in the Party. */
export function showInParty(t: T, seat: Seat, kind: Kind): Card {
  const { cards, placed, trainers } = t.s;
  const card = cardOf(cards, trainers[seat], kind);
  show(t, cards, card, ALL);
  placed[card] = ALL;
  return card;
}

/** The kinds of these cards, in their order. */
export const kindsOf = (s: Badges, cards: readonly Card[]): Kind[] => cards.map((card) => s.cards.kind[card]);
