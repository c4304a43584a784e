import { ALL, type Card, maskOf, type Rules, type Seat, show } from '@indigo/kernel';
import { EVENT } from '../answers.ts';
import type { Activation, EventEffect, OnEvent } from '../effects.ts';
import { ask, ON_CANCEL, ON_COPY } from '../questions.ts';
import { eventEffects, superEffects } from '../registry.ts';
import type { Sort, SpaceIndex } from '../state.ts';
import { type T, tell } from '../table.ts';
import { checkAchievements } from './achievements.ts';
import { type Deck, discardCard, drawCard, pileOf } from './decks.ts';
import { lastingOf } from './lasting.ts';
import { opponents, playing, respond } from './window.ts';

const effectOf = (deck: Deck, sort: Sort): EventEffect =>
  (deck === 'event' ? eventEffects : superEffects)[sort];

/** H-COMP-05, H-SPACE-05, H-SPACE-06, H-EVT-01: the next card is shown to all, carried out by who drew it and discarded. */
export function* drawEvent(t: T, seat: Seat, deck: Deck, space: SpaceIndex): Rules {
  const card = yield* drawCard(t, deck);
  if (card !== null) yield* activate(t, seat, deck, card, space);
}

/** H-PLAT-14, H-CITY-25: two Events seen by one player alone (H-HID-07), who activates one; the other is discarded unused. */
export function* pickEvent(t: T, seat: Seat, space: SpaceIndex): Rules {
  const { s } = t;
  const cards: Card[] = [];
  for (let i = 0; i < 2; i++) {
    const card = yield* drawCard(t, 'event', maskOf(seat));
    if (card !== null) cards.push(card);
  }
  if (cards.length === 0) return;
  tell(
    t,
    maskOf(seat),
    'saw-events',
    cards.map((card) => s.events.kind[card]),
  );
  const { event } = yield* t.ask(seat, PICK, () => [
    ...new Set(cards.map((card) => EVENT[s.events.kind[card]])),
  ]);
  const chosen = cards.find((card) => s.events.kind[card] === event) as Card;
  for (const card of cards) {
    show(t, s.events, card, ALL);
    if (card === chosen) continue;
    tell(t, ALL, 'event-unused', s.events.kind[card]);
    discardCard(s, 'event', card);
  }
  yield* activate(t, seat, 'event', chosen, space);
}
const PICK = { ...ask('pick-event', 'H-PLAT-14'), secret: true };

/**
 * A true activation of a card everybody has seen: it may be cancelled (H-REACT-12) and copied (H-REACT-13), is carried out
 * completely, then its copies, clockwise (H-REACT-14), whatever became of the original (H-REACT-19). It stays off the discard
 * pile until all that has ended (H-REACT-18). Lasting effects copy by themselves (H-REACT-09, H-REACT-24).
 */
export function* activate(t: T, seat: Seat, deck: Deck, first: Card, space: SpaceIndex): Rules {
  const { s } = t;
  let card = first;
  let on = shownEvent(t, seat, deck, card);
  // H-SUP-30: a Flute does nothing to a Super Event, but that can be copied.
  if (deck === 'event') {
    for (;;) {
      while (!on.cancelled && (yield* respond(t, 'cancel', on, playing(t), ON_CANCEL(seat, on.sort))));
      if (!on.cancelled) break;
      tell(t, ALL, 'event-cancelled', seat, on.sort);
      s.acting.pop();
      discardCard(s, deck, card);
      const next = yield* drawCard(t, deck);
      if (next === null) return;
      card = next;
      on = shownEvent(t, seat, deck, card);
    }
  }
  while (yield* respond(t, 'copy', on, opponents(t, seat), ON_COPY(seat, deck, on.sort)));
  for (const effect of s.lasting) {
    if (effect.owner === seat) continue;
    const copies = lastingOf(effect).copies?.(s, effect, on) ?? 0;
    if (copies === 0) continue;
    for (let i = 0; i < copies; i++) on.copiers.push(effect.owner);
    tell(t, ALL, 'will-copy', effect.owner, effect.event);
    lastingOf(effect).copied?.(s, effect); // H-EVT-69: by it, not by another card of its owner
  }
  yield* carryOut(t, { deck, sort: on.sort, seat, card, space, inTurn: seat === s.active });
  for (const copier of t.others(seat)) {
    for (const one of on.copiers) {
      if (one !== copier || s.players[copier].out) continue;
      tell(t, ALL, 'copies-event', copier, on.sort, deck);
      yield* carryOut(t, copyFor(t, copier, deck, on.sort));
    }
  }
  s.acting.pop();
  const { after } = effectOf(deck, on.sort);
  if (after === undefined) discardCard(s, deck, card);
}

/** H-REACT-15, H-REACT-16: as if the copier had drawn it, where the copier's pawn stands; no draw and no activation. */
const copyFor = (t: T, seat: Seat, deck: Deck, sort: Sort): Activation => ({
  deck,
  sort,
  seat,
  card: -1,
  space: t.s.players[seat].at,
  inTurn: seat === t.s.active,
});

function shownEvent(t: T, seat: Seat, deck: Deck, card: Card): OnEvent {
  const sort = pileOf(t.s, deck).kind[card];
  t.s.acting.push({ deck, sort, seat });
  tell(t, ALL, 'drew-event', seat, deck, sort);
  return { deck, sort, seat, cancelled: false, copiers: [], spent: [] };
}

/** Carries out what stands on a card, for the original, a copy or what Copycat repeats. */
export function* carryOut(t: T, a: Activation): Rules {
  const worked = yield* effectOf(a.deck, a.sort).act(t, a);
  if (!worked) tell(t, ALL, 'no-effect', a.deck, a.sort); // H-EVT-09
  if (t.s.achievements.length > 0) yield* checkAchievements(t);
}
