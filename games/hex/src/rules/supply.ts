/**
 * The piles of Pokémon. A card nobody has seen has no identity yet (H-SETUP-18, H-HID-19): pile and face-down slots of a colour share
 * the list of what they may turn out to be.
 */
import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { graphOf, SPACES } from '../board.ts';
import { PINK, POKEMON, type TypeSet, typesIn } from '../pokemon.ts';
import { EMPTY, FACE_DOWN, type Hex, type Mon } from '../state.ts';
import { type T, tell } from '../table.ts';
import { trainerEffect } from './trainer.ts';

/** H-HID-05: how many cards the pile of a colour has. */
export function pileSize(s: Hex, colour: number): number {
  const { captures } = graphOf(s);
  let down = 0;
  for (let i = 0; i < captures.length; i++) {
    if (s.slots[i] === FACE_DOWN && SPACES[captures[i]].colour === colour) down++;
  }
  return s.unseen[colour].length - down;
}

/** A card of this colour nobody has seen turns out to be something. */
export function* turnOut(t: T, colour: number): Rules<Mon> {
  return leavePile(t.s, colour, yield* t.chance('pokemon', t.s.unseen[colour].length));
}

/** Everybody sees the card now. */
function leavePile(s: Hex, colour: number, place: number): Mon {
  const [mon] = s.unseen[colour].splice(place, 1);
  const back = s.returned.indexOf(mon);
  if (back >= 0) s.returned.splice(back, 1);
  return mon;
}

/** Everybody has seen the card, and it is shuffled into its pile. */
export function joinPile(s: Hex, mon: Mon): void {
  s.unseen[POKEMON[mon].colour].push(mon);
  if (s.options.setup === 'random') s.returned.push(mon);
}

/** H-BADGE-10, H-AMB-14: the colour itself, or the next weaker one that has a pile; -1 if none has. */
export function colourOrWeaker(s: Hex, colour: number): number {
  for (let c = colour; c >= PINK; c--) if (pileSize(s, c) > 0) return c;
  return -1;
}

/**
 * H-EVT-03: the next card of a pile, or of a weaker one (H-BADGE-10), shown to all; -1 if there is none. It lies in no pile
 * then.
 */
export function* nextOf(t: T, colour: number): Rules<Mon | -1> {
  const from = colourOrWeaker(t.s, colour);
  if (from >= 0 && from < colour) tell(t, ALL, 'weaker-pile', colour, from);
  return from < 0 ? -1 : yield* turnOut(t, from);
}

/**
 * H-EVT-14, H-HID-17: the next card of a pile that has one of these types, or else of a weaker pile; -1 if there is none.
 * What is passed over stays unseen.
 */
export function* searchFor(t: T, colour: number, types: TypeSet): Rules<Mon | -1> {
  for (let c = colour; c >= PINK; c--) {
    tell(t, ALL, 'sought', c, typesIn(types), c < colour);
    const found = yield* searchPile(t, c, (mon) => (POKEMON[mon].types & types) !== 0);
    if (found >= 0) return found;
  }
  return -1;
}

/** One of the cards of one pile that fit, each as likely; -1 if there is none, for all that fit may lie face down on the board. */
export function* searchPile(t: T, colour: number, fits: (mon: Mon) => boolean): Rules<Mon | -1> {
  const unseen = t.s.unseen[colour];
  const places = unseen.flatMap((mon, place) => (fits(mon) ? [place] : []));
  const missed = outside(unseen.length, pileSize(t.s, colour), places.length);
  const [each, none] = searchCounts(missed, places.length);
  if (t.s.options.setup === 'random') {
    // Every card may be any other: a search goes by where they lie, so that it comes out alike whatever the others are (H-HID-05).
    const counts = [...unseen.map((mon) => (fits(mon) ? each : 0)), none];
    const place = yield* t.weighted('search', counts);
    return place === unseen.length ? -1 : leavePile(t.s, colour, place);
  }
  if (missed === 1) return -1;
  const found = yield* missed === 0
    ? t.chance('search', places.length)
    : t.weighted('search', [...places.map(() => each), none]);
  return found === places.length ? -1 : leavePile(t.s, colour, places[found]);
}

/** How likely it is that none of so many cards is in the pile. */
export function outside(unseen: number, pile: number, cards: number): number {
  let odds = 1;
  for (let i = 0; i < cards; i++) odds *= Math.max(0, unseen - pile - i) / (unseen - i);
  return odds;
}

/** The same as counts of a weighted chance: for each of the cards that fit, and for none of them. */
export const searchCounts = (missed: number, cards: number): readonly [each: number, none: number] => [
  Math.round((1 - missed) * 1_000_000),
  Math.round(missed * Math.max(1, cards) * 1_000_000),
];

/** H-CAP-16: shuffled back into its pile. A slot that stood empty for want of its colour gets it (H-SPACE-04, H-AMB-14). */
export function putBack(s: Hex, mon: Mon): void {
  joinPile(s, mon);
  fillEmpty(s, POKEMON[mon].colour);
}

/** One slot that stands empty for want of this colour is filled, if the pile has a card now. */
export function fillEmpty(s: Hex, colour: number): void {
  const { captures } = graphOf(s);
  const empty = captures.findIndex((space, i) => s.slots[i] === EMPTY && SPACES[space].colour === colour);
  if (empty >= 0) refill(s, empty);
}

/** H-CAP-11: face down, if the pile has a card left (H-SPACE-04); without a token (H-WEAK-06). */
export function refill(s: Hex, slot: number): void {
  const { captures } = graphOf(s);
  s.slots[slot] = EMPTY;
  s.weakened[slot] = 0;
  if (pileSize(s, SPACES[captures[slot]].colour) > 0) s.slots[slot] = FACE_DOWN;
}

/** H-CAP-10, H-CAP-12, H-CAP-14: Pokémon from the board or a pile join a team, whatever their colour and number; Trainer Blue hears of it (H-TRN-18). */
export function* gain(t: T, seat: Seat, mons: readonly Mon[]): Rules {
  if (mons.length === 0) return;
  const me = t.s.players[seat];
  for (const mon of mons) {
    me.team.push(mon);
    tell(t, ALL, 'gained', seat, mon);
  }
  const { gained } = trainerEffect(t.s, seat);
  if (gained !== undefined) yield* gained(t, seat, mons.length);
}

/** H-BADGE-09: the next card of a pile, or of a weaker one, for free. False if there is none. */
export function* gainNext(t: T, seat: Seat, colour: number): Rules<boolean> {
  const mon = yield* nextOf(t, colour);
  if (mon < 0) return false;
  yield* gain(t, seat, [mon]);
  return true;
}
