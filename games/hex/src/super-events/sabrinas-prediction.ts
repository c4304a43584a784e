import { ALL, type Card, maskOf, putOnTop, show } from '@indigo/kernel';
import { EVENT } from '../answers.ts';
import type { EventEffect } from '../effects.ts';
import { ask } from '../questions.ts';
import { drawCard } from '../rules/decks.ts';
import { activate } from '../rules/events.ts';
import { tell } from '../table.ts';

const PREDICT = { ...ask('predict', 'H-SUP-32'), secret: true };
const NEXT = { ...ask('predict-next', 'H-SUP-32'), secret: true };
const SEEN = 3;

/**
 * H-SUP-32 (proposed), H-HID-24: the drawer alone sees the next three Events, where the deck ends the reshuffled discards
 * among them, activates one as any Event and puts the others on top in an order of choice. A copy looks at cards of its own
 * (H-REACT-17).
 */
export const sabrinasPrediction: EventEffect = {
  *act(t, { seat, space }) {
    const { events } = t.s;
    const cards: Card[] = [];
    for (let i = 0; i < SEEN; i++) {
      const card = yield* drawCard(t, 'event', maskOf(seat));
      if (card !== null) cards.push(card);
    }
    if (cards.length === 0) return false;
    tell(
      t,
      maskOf(seat),
      'saw-events',
      cards.map((card) => events.kind[card]),
    );
    const pick = (sort: number): Card => {
      const index = cards.findIndex((card) => events.kind[card] === sort);
      return cards.splice(index, 1)[0];
    };
    const sorts = () => [...new Set(cards.map((card) => EVENT[events.kind[card]]))];
    const chosen = pick((yield* t.ask(seat, PREDICT, sorts)).event);
    if (cards.length > 0) {
      const next = pick((yield* t.ask(seat, NEXT, sorts)).event);
      for (const card of cards) putOnTop(events, card);
      putOnTop(events, next);
    }
    show(t, events, chosen, ALL);
    yield* activate(t, seat, 'event', chosen, space);
    return true;
  },
};
