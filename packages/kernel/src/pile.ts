import { ALL, type Mask, maskOf, type Seat, sees } from './plain.ts';
import { pick, type Rng } from './random.ts';
import type { Rules } from './request.ts';
import type { Table } from './table.ts';

/** A card as a token: it may be kept anywhere, for what it is stands in its pile alone. */
export type Card = number;

/**
 * A deck with all it has dealt out. A card nobody has seen is not there yet: it is drawn from the bag when first seen.
 * Cards whose place people know keep it, on top or underneath.
 */
export interface Pile {
  /** How many of each kind are still unseen and unordered. */
  bag: number[];
  /** How many cards that is. */
  left: number;
  /** Placed on top, the last is drawn next. */
  top: Card[];
  /** Placed underneath, the first is drawn next once the bag is empty. */
  under: Card[];
  /** What each token is; -1: it went back into the bag. */
  kind: number[];
  /** Who has seen it. */
  seen: Mask[];
  /** From which filling of the bag it came: only cards of one filling can have been dealt differently. */
  lot: number[];
  now: number;
  /** In a world only: what cards still to be drawn will turn out to be, for its seat has seen them. Threes. */
  fate: number[] | null;
}

/** A shuffled pile with so many cards of each kind. */
export function pileOf(counts: readonly number[]): Pile {
  const left = counts.reduce((sum, count) => sum + count, 0);
  return { bag: counts.slice(), left, top: [], under: [], kind: [], seen: [], lot: [], now: 0, fate: null };
}

export function clonePile(p: Pile): Pile {
  return {
    bag: p.bag.slice(),
    left: p.left,
    top: p.top.slice(),
    under: p.under.slice(),
    kind: p.kind.slice(),
    seen: p.seen.slice(),
    lot: p.lot.slice(),
    now: p.now,
    fate: p.fate === null ? null : p.fate.slice(),
  };
}

/** How many cards can still be drawn. */
export const sizeOf = (p: Pile): number => p.top.length + p.left + p.under.length;

/** Draws the next card for `who` to see. Chance only where nobody can know; null when there is none. */
export function* draw(t: Table<unknown>, p: Pile, who: Mask, why: string): Rules<Card | null> {
  if (p.top.length > 0) return shown(t, p, p.top.pop() as Card, who);
  if (p.left > 0) {
    const kind = yield* t.weighted(why, p.fate === null ? p.bag : fated(p, p.fate), who);
    return dealt(p, kind, who);
  }
  if (p.under.length > 0) return shown(t, p, p.under.shift() as Card, who);
  return null;
}

/**
 * Looks through the bag for a card that fits, each as likely, for `who` to see; null if there is none. What is passed over
 * stays unseen, and cards that lie in a known place are left there.
 */
export function* seek(
  t: Table<unknown>,
  p: Pile,
  who: Mask,
  why: string,
  fits: (kind: number) => boolean,
): Rules<Card | null> {
  const odds = (p.fate === null ? p.bag : fated(p, p.fate)).map((count, kind) => (fits(kind) ? count : 0));
  if (!odds.some((count) => count > 0)) return null;
  return dealt(p, yield* t.weighted(why, odds, who), who);
}

/** A card leaves the bag. */
function dealt(p: Pile, kind: number, who: Mask): Card {
  const card = nextCard(p);
  p.bag[kind]--;
  p.left--;
  p.kind[card] = kind;
  p.seen[card] = who;
  p.lot[card] = p.now;
  return card;
}

/** The token of the next card: one that went back into the bag, so that a long match needs no more of them than a short one. */
function nextCard({ kind }: Pile): Card {
  const free = kind.indexOf(-1);
  return free < 0 ? kind.length : free;
}

/** Is this token the card that was dealt from this filling of the bag? */
const isDealt = (p: Pile, card: Card, lot: number): boolean =>
  card < p.kind.length && p.kind[card] >= 0 && p.lot[card] === lot;

/**
 * The odds of the next card where some that follow are known already: it is the one its fate says, or none of those
 * that others will be.
 */
function fated(p: Pile, fate: readonly number[]): readonly number[] {
  const odds = p.bag.slice();
  const next = nextCard(p);
  for (let i = 0; i < fate.length; i += 3) {
    const [card, kind, lot] = [fate[i], fate[i + 1], fate[i + 2]];
    if (lot !== p.now || isDealt(p, card, lot)) continue;
    if (card === next) return p.bag.map((count, k) => (k === kind && count > 0 ? 1 : 0));
    if (odds[kind] > 0) odds[kind]--;
  }
  return odds;
}

/** More seats see the card. Returns what it is. */
export function show(t: Table<unknown>, p: Pile, card: Card, who: Mask): number {
  shown(t, p, card, who);
  return p.kind[card];
}

function shown(t: Table<unknown>, p: Pile, card: Card, who: Mask): Card {
  if ((who & ~p.seen[card]) !== 0) {
    p.seen[card] |= who;
    t.disclose();
  }
  return card;
}

/** Puts a card at the very bottom. Everybody who knew it can count where it lies. */
export function putUnder(p: Pile, card: Card): void {
  p.under.push(card);
}

/** Puts a card on top. */
export function putOnTop(p: Pile, card: Card): void {
  p.top.push(card);
}

/**
 * Shuffles cards into the bag: what and where they were is lost to everybody. Only cards all have seen, and only
 * into an empty bag or one of whose cards none is held unseen: otherwise nobody could say any more what is where.
 */
export function mixIn(p: Pile, cards: readonly Card[]): void {
  for (const card of cards) {
    if (p.seen[card] !== ALL) throw new Error('only cards everybody has seen can be shuffled back');
  }
  if (p.left > 0 && p.kind.some((kind, c) => kind >= 0 && p.lot[c] === p.now && p.seen[c] !== ALL)) {
    throw new Error('cards cannot be shuffled back while others of this bag are held unseen');
  }
  // What is shuffled together now was dealt from nowhere yet: a filling of its own.
  p.now++;
  for (const card of cards) {
    p.bag[p.kind[card]]++;
    p.left++;
    p.kind[card] = -1;
  }
  // What lies free at the end is not kept.
  while (p.kind.length > 0 && p.kind[p.kind.length - 1] < 0) {
    p.kind.pop();
    p.seen.pop();
    p.lot.pop();
  }
}

/** These watchers lost track: a card left this group unseen, so each of them may be any of them. */
export function lose(p: Pile, cards: readonly Card[], who: Mask): void {
  for (const card of cards) p.seen[card] &= ~who;
}

/** What the seat knows the card to be, or null: views are made of this. */
export const known = (p: Pile, card: Card, seat: Seat): number | null =>
  sees(p.seen[card], seat) ? p.kind[card] : null;

/** Does a hand hold a card of this kind? */
export function holds(p: Pile, hand: readonly Card[], kind: number): boolean {
  for (let i = 0; i < hand.length; i++) if (p.kind[hand[i]] === kind) return true;
  return false;
}

/**
 * Takes a card of this kind out of a hand, in the open: the copy most have seen. A watcher who had seen another copy
 * cannot tell which one it was, and now knows one copy less.
 */
export function take(p: Pile, hand: Card[], kind: number): Card {
  let best = -1;
  for (let i = 0; i < hand.length; i++) {
    if (p.kind[hand[i]] === kind && (best < 0 || bits(p.seen[hand[i]]) > bits(p.seen[hand[best]]))) best = i;
  }
  if (best < 0) throw new Error('there is no such card in that hand');
  const card = hand[best];
  hand.splice(best, 1);
  let puzzled = ALL & ~p.seen[card];
  for (let i = 0; i < hand.length && puzzled !== 0; i++) {
    const other = hand[i];
    if (p.kind[other] !== kind) continue;
    const forget = p.seen[other] & puzzled;
    p.seen[other] &= ~forget;
    puzzled &= ~forget;
  }
  return card;
}

function bits(mask: Mask): number {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
}

/**
 * New kinds for every card the seat knows neither here nor in `since`, within each filling of the bag. Places stay.
 * Cards it has come to know since they were drawn are kept back in the bag: that will be their fate.
 */
export function redeal(p: Pile, seat: Seat, rng: Rng, since: Pile): void {
  const bit = maskOf(seat);
  const mine = p.kind.length;
  const unknown: Card[] = [];
  let oldest = p.now;
  for (let c = 0; c < mine; c++) {
    if (p.kind[c] < 0 || (p.seen[c] & bit) !== 0) continue;
    // A token of `since` is the same card only if it was not shuffled back in between.
    if (
      c < since.kind.length &&
      since.lot[c] === p.lot[c] &&
      (since.seen[c] & bit) !== 0 &&
      since.kind[c] >= 0
    )
      continue;
    unknown.push(c);
    if (p.lot[c] < oldest) oldest = p.lot[c];
  }
  p.fate = fateOf(p, bit, since);
  if (unknown.length === 0) return;
  for (let lot = oldest; lot <= p.now; lot++) redealLot(p, lot, unknown, rng);
}

/** The cards drawn since that the seat knows by now: card, kind and filling of each. */
function fateOf(p: Pile, bit: Mask, since: Pile): number[] | null {
  let fate: number[] | null = null;
  for (let c = 0; c < since.kind.length; c++) {
    if (since.kind[c] < 0 || (since.seen[c] & bit) === 0 || isDealt(p, c, since.lot[c])) continue;
    fate ??= [];
    fate.push(c, since.kind[c], since.lot[c]);
  }
  return fate;
}

function redealLot(p: Pile, lot: number, unknown: readonly Card[], rng: Rng): void {
  const present = lot === p.now;
  const pool = present ? p.bag : p.bag.map(() => 0);
  let total = present ? p.left : 0;
  for (const c of unknown) {
    if (p.lot[c] !== lot) continue;
    pool[p.kind[c]]++;
    total++;
  }
  const fate = present ? p.fate : null;
  if (fate !== null) total -= keepBack(pool, fate, lot, 1);
  for (const c of unknown) {
    if (p.lot[c] !== lot) continue;
    const kind = pick(pool, rng(total--));
    pool[kind]--;
    p.kind[c] = kind;
  }
  if (fate !== null) keepBack(pool, fate, lot, -1);
}

/** Takes the cards that are fated out of the pool, or (-1) puts them back. How many there are. */
function keepBack(pool: number[], fate: readonly number[], lot: number, sign: 1 | -1): number {
  let kept = 0;
  for (let i = 0; i < fate.length; i += 3) {
    if (fate[i + 2] !== lot) continue;
    pool[fate[i + 1]] -= sign;
    kept++;
  }
  return kept;
}
