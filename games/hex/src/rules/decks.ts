/** The Event and Super Event decks. */
import { ALL, type Card, draw, type Mask, mixIn, type Pile, type Rules, sizeOf } from '@indigo/kernel';
import { EVENT_SORT } from '../sorts.ts';
import type { Hex } from '../state.ts';
import type { T } from '../table.ts';

export type Deck = 'event' | 'super';

export const pileOf = (s: Hex, deck: Deck): Pile => (deck === 'event' ? s.events : s.superEvents);

/** H-COMP-12: the next card for these to see; an empty deck is rebuilt of its discard pile; null if both are empty. */
export function* drawCard(t: T, deck: Deck, who: Mask = ALL): Rules<Card | null> {
  const { s } = t;
  const pile = pileOf(s, deck);
  if (sizeOf(pile) === 0) {
    if (deck === 'event') {
      mixIn(pile, s.eventDiscard);
      s.eventDiscard = [];
    } else {
      mixIn(pile, s.superDiscard);
      s.superDiscard = [];
    }
  }
  return yield* draw(t, pile, who, deck);
}

/** Face up on its own discard pile (H-SPACE-06). */
export function discardCard(s: Hex, deck: Deck, card: Card): void {
  (deck === 'event' ? s.eventDiscard : s.superDiscard).push(card);
}

/** A lasting card that has ended, by its id. */
export const discardEvent = (s: Hex, event: string, card: Card): void =>
  discardCard(s, Object.hasOwn(EVENT_SORT, event) ? 'event' : 'super', card);
