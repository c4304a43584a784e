/**
 * The Wild piles. A card nobody has seen is not there yet: it is drawn when first seen, from what its route's bubbles
 * leave open. Everybody sees on which route a card was caught and can follow it from there (B-AMB-23).
 */
import { type Card, type Mask, maskOf, type Rng, type Rules, type Seat, show } from '@indigo/kernel';
import { CARDS } from '../data/cards.ts';
import { TYPES } from '../data/types.ts';
import { BUBBLES, TYPE_OF } from '../kinds.ts';
import type { Badges } from '../state.ts';
import type { T } from '../table.ts';

/** How many cards a Wild pile has. */
export const pileSize = (s: Badges, route: number): number => s.wild[route] + s.under[route].length;

/** B-CAP-01: the top card, for these to see. The pile must not be empty (B-CAP-06). */
export function* drawWild(t: T, route: number, who: Mask): Rules<Card> {
  const { s } = t;
  const { cards } = s;
  if (s.wild[route] === 0) {
    const card = s.under[route].shift() as Card;
    show(t, cards, card, who);
    return card;
  }
  const kind = yield* t.weighted('card', odds(s, route), who);
  cards.bag[kind]--;
  cards.left--;
  cards.kind.push(kind);
  cards.seen.push(who);
  cards.lot.push(0);
  s.from.push(route);
  s.placed.push(0);
  s.wild[route]--;
  return cards.kind.length - 1;
}

/** B-CAP-05: whatever its type, to the bottom of this pile. So every card nobody holds can be reached (B-END-03). */
export function putBack(s: Badges, route: number, card: Card): void {
  s.under[route].push(card);
}

/** Divisible by every number of cards a type can have left. */
const WHOLE = 27_720;

/** B-SETUP-04, B-SETUP-05: the bubbles not drawn yet say how likely each type is, and its cards are all alike. */
export function odds(s: Badges, route: number): readonly number[] {
  const { bag, kind } = s.cards;
  const bubbles = BUBBLES[route].slice();
  for (let card = 0; card < kind.length; card++) if (s.from[card] === route) bubbles[TYPE_OF[kind[card]]]--;
  const unseen = TYPES.map(() => 0);
  for (let k = 0; k < bag.length; k++) unseen[TYPE_OF[k]] += bag[k];
  return bag.map((count, k) => (count * bubbles[TYPE_OF[k]] * WHOLE) / unseen[TYPE_OF[k]] || 0);
}

/**
 * New kinds for every card the seat knows neither here nor in `since`, as its route's bubbles allow; and where others
 * have put their cards at the Center out of its sight, new places.
 */
export function redealCards(s: Badges, seat: Seat, rng: Rng, since: Badges): void {
  dealKinds(s, seat, rng, since);
  dealPlaces(s, seat, rng, since);
}

function dealKinds(s: Badges, seat: Seat, rng: Rng, since: Badges): void {
  const bit = maskOf(seat);
  const { kind, seen, bag } = s.cards;
  const later = since.cards;
  const bubbles = BUBBLES.map((row) => row.slice());
  const unknown: Card[] = [];
  for (let card = 0; card < kind.length; card++) {
    if (((seen[card] | later.seen[card]) & bit) !== 0) bubbles[s.from[card]][TYPE_OF[kind[card]]]--;
    else {
      unknown.push(card);
      bag[kind[card]]++;
    }
  }
  // What the seat has drawn since must still be there to be drawn.
  const kept: number[] = [];
  for (let card = kind.length; card < later.kind.length; card++) {
    if ((later.seen[card] & bit) === 0) continue;
    bubbles[since.from[card]][TYPE_OF[later.kind[card]]]--;
    bag[later.kind[card]]--;
    kept.push(later.kind[card]);
  }
  for (const card of unknown) {
    const row = bubbles[s.from[card]];
    const type = nth(row.length, (i) => row[i], rng(row.reduce((sum, n) => sum + n, 0)));
    row[type]--;
    const of = (k: number): number => (TYPE_OF[k] === type ? bag[k] : 0);
    let total = 0;
    for (let k = 0; k < CARDS.length; k++) total += of(k);
    kind[card] = nth(CARDS.length, of, rng(total));
    bag[kind[card]]--;
  }
  for (const k of kept) bag[k]++;
}

/** Which of `n` sorts the `at`th thing is when all are laid out in order. */
function nth(n: number, count: (sort: number) => number, at: number): number {
  let left = at;
  for (let i = 0; i < n; i++) {
    left -= count(i);
    if (left < 0) return i;
  }
  throw new Error('there are not so many');
}

function dealPlaces(s: Badges, seat: Seat, rng: Rng, since: Badges): void {
  const bit = maskOf(seat);
  const lost = (card: Card): boolean => ((s.placed[card] | since.placed[card]) & bit) === 0;
  for (const trainer of s.trainers) {
    const loose = [...trainer.party.filter(lost), ...trainer.box.filter(lost)];
    if (loose.length === 0) continue;
    const kept = trainer.party.filter((card) => !lost(card));
    const boxed = trainer.box.filter((card) => !lost(card));
    for (let room = trainer.party.length - kept.length; room > 0; room--) {
      kept.push(loose.splice(rng(loose.length), 1)[0]);
    }
    trainer.party = kept.sort(byCapture);
    trainer.box = [...boxed, ...loose].sort(byCapture);
  }
}

const byCapture = (a: Card, b: Card): number => a - b;
