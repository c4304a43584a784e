import { ALL, type Card, type Rules, type Seat } from '@indigo/kernel';
import { DO, SEAT } from '../answers.ts';
import type { Activation } from '../effects.ts';
import { about } from '../questions.ts';
import { type T, tell } from '../table.ts';
import { discardCard, drawCard, pileOf } from './decks.ts';
import { activate } from './events.ts';

const ASSIGN = about<[deck: string, sort: number]>('assign', 'H-EVT-42');
const NOBODY = DO('nobody');

/**
 * H-EVT-42 to H-EVT-45, H-SUP-06, H-SUP-07: so many cards are shown to all (H-HID-08) and each is given to another player, the
 * drawer perhaps among them; what cannot be given is discarded. Then each is activated by who got it, where that pawn
 * stands (H-EVT-13), in table order from the drawer. A copy draws cards of its own (H-REACT-17).
 */
export function* wish(t: T, { deck, seat }: Activation, count: number): Rules<boolean> {
  const { s } = t;
  const cards: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = yield* drawCard(t, deck);
    if (card !== null) cards.push(card);
  }
  const sorts = cards.map((card) => pileOf(s, deck).kind[card]);
  tell(t, ALL, 'wish-shows', seat, deck, sorts);
  const given: { readonly to: Seat; readonly card: Card }[] = [];
  let free = t.from(seat).filter((other) => !s.players[other].out);
  for (let i = 0; i < cards.length; i++) {
    const spare = cards.length - i > free.length;
    const answer = yield* t.ask(seat, ASSIGN(deck, sorts[i]), () =>
      spare ? [...free.map((one) => SEAT[one]), NOBODY] : free.map((one) => SEAT[one]),
    );
    if ('do' in answer) {
      tell(t, ALL, 'given-to-nobody', deck, sorts[i]);
      discardCard(s, deck, cards[i]);
    } else {
      given.push({ to: answer.seat, card: cards[i] });
      free = free.filter((one) => one !== answer.seat); // H-EVT-43: nobody gets two
      tell(t, ALL, 'assigned', answer.seat, deck, sorts[i]);
    }
  }
  for (const to of t.from(seat)) {
    const one = given.find((gift) => gift.to === to);
    if (one !== undefined) yield* activate(t, to, deck, one.card, s.players[to].at);
  }
  return cards.length > 0;
}
