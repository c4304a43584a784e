import {
  ALL,
  type Card,
  clonePile,
  draw,
  holds,
  known,
  lose,
  maskOf,
  mixIn,
  NONE,
  type Pile,
  pileOf,
  putOnTop,
  putUnder,
  type Rng,
  type Rules,
  redeal,
  seeded,
  seek,
  show,
  sizeOf,
  Table,
  take,
} from '@indigo/kernel';
import { describe, expect, test } from 'vitest';

const tableOf = (seed: number): Table<unknown> => new Table<unknown>({}, 3, seeded(seed));

/** With a source lent, a draw never suspends. */
function now<T>(rules: Rules<T>): T {
  const { done, value } = rules[Symbol.iterator]().next();
  if (!done) throw new Error('suspended');
  return value as T;
}

const drawFor = (t: Table<unknown>, p: Pile, who: number): Card => now(draw(t, p, who, 'card')) as Card;

describe('the functions of a pile', () => {
  test('a pile counts what it holds', () => {
    const p = pileOf([2, 0, 3]);
    expect([p.left, sizeOf(p)]).toEqual([5, 5]);
    const t = tableOf(1);
    for (let i = 0; i < 5; i++) expect(drawFor(t, p, ALL)).toBe(i);
    expect(now(draw(t, p, ALL, 'card'))).toBeNull();
    expect(sizeOf(p)).toBe(0);
    expect([...p.kind].sort()).toEqual([0, 0, 2, 2, 2]);
  });

  test('a clone shares nothing', () => {
    const p = pileOf([2, 2]);
    const copy = clonePile(p);
    drawFor(tableOf(1), p, ALL);
    putUnder(p, 0);
    expect(copy).toEqual(pileOf([2, 2]));
  });

  test('who draws a card knows it, others do not, until it is shown', () => {
    const t = tableOf(1);
    const p = pileOf([1, 1]);
    const card = drawFor(t, p, maskOf(1));
    expect([0, 1, 2].map((seat) => known(p, card, seat))).toEqual([null, p.kind[card], null]);
    const disclosed = t.disclosures;
    expect(show(t, p, card, maskOf(2))).toBe(p.kind[card]);
    expect(known(p, card, 2)).toBe(p.kind[card]);
    expect(known(p, card, 0)).toBeNull();
    expect(t.disclosures).toBe(disclosed + 1);
    show(t, p, card, maskOf(2));
    expect(t.disclosures).toBe(disclosed + 1);
  });

  test('cards on top are drawn first, last placed first; those underneath last, first placed first', () => {
    const t = tableOf(1);
    const p = pileOf([6]);
    const [a, b, c, d] = [0, 1, 2, 3].map(() => drawFor(t, p, ALL));
    putUnder(p, a);
    putUnder(p, b);
    putOnTop(p, c);
    putOnTop(p, d);
    expect(sizeOf(p)).toBe(6);
    const order = Array.from({ length: 6 }, () => drawFor(t, p, ALL));
    expect(order).toEqual([d, c, 4, 5, a, b]);
  });

  test('a card drawn from underneath was never chance', () => {
    const p = pileOf([1]);
    const card = drawFor(tableOf(1), p, maskOf(0));
    putUnder(p, card);
    const t = new Table<unknown>({}, 3, null);
    expect(drawFor(t, p, maskOf(1))).toBe(card);
    expect(known(p, card, 1)).toBe(0);
    expect(known(p, card, 0)).toBe(0);
  });

  test('watchers that lost track know nothing any more', () => {
    const t = tableOf(1);
    const p = pileOf([2, 2]);
    const hand = [drawFor(t, p, ALL), drawFor(t, p, ALL)];
    lose(p, hand, maskOf(1) | maskOf(2));
    expect([0, 1, 2].map((seat) => known(p, hand[0], seat))).toEqual([p.kind[hand[0]], null, null]);
  });

  test('a hand holds a kind or not', () => {
    const t = tableOf(1);
    const p = pileOf([0, 2, 0]);
    const hand = [drawFor(t, p, ALL)];
    expect([0, 1, 2].map((kind) => holds(p, hand, kind))).toEqual([false, true, false]);
    expect(holds(p, [], 1)).toBe(false);
    expect(() => take(p, hand, 2)).toThrow('there is no such card in that hand');
  });

  test('the copy most have seen is played first', () => {
    const t = tableOf(1);
    const p = pileOf([3]);
    const hand = [1, 1 | 2, 1].map((who) => drawFor(t, p, who));
    expect(take(p, hand, 0)).toBe(1);
    expect(hand).toEqual([0, 2]);
  });

  test('a watcher that knew another copy knows one less', () => {
    const t = tableOf(1);
    const p = pileOf([2]);
    const hand = [drawFor(t, p, maskOf(0) | maskOf(1)), drawFor(t, p, maskOf(0) | maskOf(2))];
    expect(take(p, hand, 0)).toBe(0);
    expect(known(p, hand[0], 2)).toBeNull();
    expect(known(p, hand[0], 0)).toBe(0);
  });

  test('shuffled back, a card is lost to everybody and its token used again', () => {
    const t = tableOf(1);
    const p = pileOf([2]);
    const cards = [drawFor(t, p, ALL), drawFor(t, p, ALL)];
    mixIn(p, cards);
    expect(p).toMatchObject({ bag: [2], left: 2, kind: [], seen: [], lot: [], now: 1 });
    expect(drawFor(t, p, maskOf(0))).toBe(0);
    expect(p.lot).toEqual([1]);
  });

  test('however often it is shuffled, a pile has no more tokens than cards', () => {
    const t = tableOf(1);
    const p = pileOf([4, 4]);
    let held = drawFor(t, p, maskOf(0));
    for (let round = 0; round < 20; round++) {
      const others: Card[] = [];
      while (p.left > 0) others.push(drawFor(t, p, ALL));
      // The last stays in hand and the one held so far goes, so it is never the end of the list that comes free.
      show(t, p, held, ALL);
      mixIn(p, [held, ...others.slice(0, -1)]);
      held = others[others.length - 1];
      expect(p.kind.length).toBeLessThanOrEqual(8);
      expect(p.kind.filter((kind) => kind >= 0)).toHaveLength(1);
    }
  });

  test('cards not all have seen are not shuffled back', () => {
    const t = tableOf(1);
    const p = pileOf([2, 1]);
    const card = drawFor(t, p, maskOf(0));
    const before = clonePile(p);
    expect(() => mixIn(p, [card])).toThrow('only cards everybody has seen can be shuffled back');
    expect(p).toEqual(before);
  });

  test('nothing is shuffled into a bag of which others hold cards unseen', () => {
    const t = tableOf(1);
    const p = pileOf([2, 1]);
    const open = drawFor(t, p, ALL);
    drawFor(t, p, maskOf(0));
    const before = clonePile(p);
    expect(() => mixIn(p, [open])).toThrow('while others of this bag are held unseen');
    expect(p).toEqual(before);
    drawFor(t, p, maskOf(1));
    mixIn(p, [open]);
    expect(p).toMatchObject({ left: 1, now: 1 });
  });
});

// ── exactness: redeal against all shuffles there could have been ──

type Op =
  | { do: 'draw'; seat: number; card: Card; who: number }
  | { do: 'show'; card: Card; who: number }
  | { do: 'under'; card: Card }
  | { do: 'top'; card: Card }
  | { do: 'mix'; cards: readonly Card[] };

interface History {
  readonly ops: readonly Op[];
  /** What a card turned out to be, at each operation that shows one. */
  readonly shown: readonly number[];
  readonly pile: Pile;
  /** The pile before the operation with this number. */
  readonly before: readonly Pile[];
}

const COUNTS = [3, 2, 1];
const SEATS = 3;

/** Random doings with six cards: drawn, played, put under face down or on top, stolen, peeked at, shuffled back. */
function history(seed: number, length: number, mixes: boolean): History {
  const rng = seeded(seed);
  const t = tableOf(seed + 1);
  const pile = pileOf(COUNTS);
  const hands: Card[][] = [[], [], []];
  let used: Card[] = [];
  const ops: Op[] = [];
  const shown: number[] = [];
  const before: Pile[] = [];
  while (ops.length < length) {
    const seat = rng(SEATS);
    const hand = hands[seat];
    const act = rng(7);
    const snapshot = clonePile(pile);
    let op: Op | null = null;
    if (act <= 2 && sizeOf(pile) > 0) {
      const card = drawFor(t, pile, maskOf(seat));
      hand.push(card);
      op = { do: 'draw', seat, card, who: maskOf(seat) };
    } else if (act === 3 && hand.length > 0) {
      const [card] = hand.splice(rng(hand.length), 1);
      show(t, pile, card, ALL);
      used.push(card);
      op = { do: 'show', card, who: ALL };
    } else if (act === 4 && hand.length > 0) {
      const [card] = hand.splice(rng(hand.length), 1);
      if (rng(3) > 0) putUnder(pile, card);
      else putOnTop(pile, card);
      op = { do: pile.top.includes(card) ? 'top' : 'under', card };
    } else if (act === 5 && hand.length > 0) {
      const thief = rng(SEATS);
      const card = hand[rng(hand.length)];
      show(t, pile, card, maskOf(thief));
      if (rng(2) === 0) hands[thief].push(...hand.splice(hand.indexOf(card), 1));
      op = { do: 'show', card, who: maskOf(thief) };
    } else if (act === 6 && mixes && pile.left === 0 && used.length > 1) {
      mixIn(pile, used);
      op = { do: 'mix', cards: used };
      used = [];
    }
    if (op === null) {
      // Nothing of the kind was possible; a history may also run dry.
      if (sizeOf(pile) === 0 && hands.every((cards) => cards.length === 0)) break;
      continue;
    }
    ops.push(op);
    before.push(snapshot);
    shown.push('card' in op ? pile.kind[op.card] : -1);
  }
  return { ops, shown, pile, before };
}

/** Every order in which these cards could lie, each once. */
function* orders(counts: readonly number[]): Generator<number[]> {
  if (counts.every((count) => count === 0)) yield [];
  for (let kind = 0; kind < counts.length; kind++) {
    if (counts[kind] === 0) continue;
    for (const rest of orders(counts.map((count, k) => (k === kind ? count - 1 : count))))
      yield [kind, ...rest];
  }
}

interface Lying {
  /** Physical cards in the deck, the next first: what they are, and the token if it has one. */
  readonly deck: readonly { readonly kind: number; readonly card: Card | null }[];
  readonly kinds: ReadonlyMap<Card, number>;
}

/** The odds of what all tokens are, for a seat that saw its share of the history. By trying every shuffle. */
function exact({ ops, shown, pile }: History, seat: number): Map<string, number> {
  const found = new Map<string, number>();
  const follow = (i: number, weight: number, { deck, kinds }: Lying): void => {
    if (i === ops.length) {
      const key = describeKinds(pile, (card) => kinds.get(card) as number);
      found.set(key, (found.get(key) ?? 0) + weight);
      return;
    }
    const op = ops[i];
    const fits = (kind: number): boolean =>
      !((op as { who: number }).who & maskOf(seat)) || kind === shown[i];
    switch (op.do) {
      case 'draw': {
        const [first, ...rest] = deck;
        if (fits(first.kind))
          follow(i + 1, weight, { deck: rest, kinds: new Map(kinds).set(op.card, first.kind) });
        return;
      }
      case 'show':
        if (fits(kinds.get(op.card) as number)) follow(i + 1, weight, { deck, kinds });
        return;
      case 'top':
      case 'under': {
        const lying = { kind: kinds.get(op.card) as number, card: op.card };
        follow(i + 1, weight, { deck: op.do === 'top' ? [lying, ...deck] : [...deck, lying], kinds });
        return;
      }
      case 'mix': {
        const counts = COUNTS.map(() => 0);
        for (const card of op.cards) counts[kinds.get(card) as number]++;
        const shuffles = [...orders(counts)];
        // Nothing unseen is left in the deck: what is shuffled lies between what was put on top and underneath.
        const top = deck.slice(0, topAt(ops, i));
        for (const shuffle of shuffles) {
          const mixed = shuffle.map((kind) => ({ kind, card: null }));
          follow(i + 1, weight / shuffles.length, {
            deck: [...top, ...mixed, ...deck.slice(top.length)],
            kinds,
          });
        }
      }
    }
  };
  for (const order of orders(COUNTS)) {
    follow(0, 1, { deck: order.map((kind) => ({ kind, card: null })), kinds: new Map() });
  }
  const total = [...found.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...found].map(([key, weight]) => [key, weight / total]));
}

/** How many cards lie on top at that moment: placed there and not drawn since. */
function topAt(ops: readonly Op[], end: number): number {
  let top = 0;
  for (const op of ops.slice(0, end)) {
    if (op.do === 'top') top++;
    else if (op.do === 'draw' && top > 0) top--;
  }
  return top;
}

/** What every token is that is anywhere but in the bag. */
function describeKinds(pile: Pile, kindOf: (card: Card) => number): string {
  return pile.kind.map((kind, card) => (kind < 0 ? '-' : kindOf(card))).join('');
}

/** A world for the seat: the pile dealt anew as it was at `from`, the rest of the history played again. */
function world(h: History, seat: number, from: number, rng: Rng): string | null {
  const p = clonePile(from === h.ops.length ? h.pile : h.before[from]);
  redeal(p, seat, rng, h.pile);
  const t = new Table<unknown>({}, SEATS, rng);
  for (let i = from; i < h.ops.length; i++) {
    const op = h.ops[i];
    const seen = 'who' in op && (op.who & maskOf(seat)) !== 0;
    if (op.do === 'draw') {
      const card = redraw(t, p, op.who, seen ? h.shown[i] : null, rng);
      if (card !== op.card || (seen && p.kind[card] !== h.shown[i])) return null;
    } else if (op.do === 'show') {
      if (seen && p.kind[op.card] !== h.shown[i]) return null;
      show(t, p, op.card, op.who);
    } else if (op.do === 'mix') mixIn(p, op.cards);
    else if (op.do === 'top') putOnTop(p, op.card);
    else putUnder(p, op.card);
  }
  return describeKinds(h.pile, (card) => p.kind[card]);
}

/** Draws as a world does: what the seat saw drawn it sees again, the rest comes anew. Null: it does not fit. */
function redraw(t: Table<unknown>, p: Pile, who: number, shown: number | null, rng: Rng): Card | null {
  let fits = true;
  t.feed = {
    chance(chance) {
      const outcome = shown ?? chance.sample(rng);
      fits = chance.possible(outcome);
      return fits ? outcome : 0;
    },
    answer: () => NONE,
  };
  const card = drawFor(t, p, who);
  return fits ? card : null;
}

/** Distance of sampled worlds from the exact odds, and what sampling alone would make it. */
function distance(h: History, seat: number, from: number, samples: number): { found: number; noise: number } {
  const odds = exact(h, seat);
  const rng = seeded(h.ops.length * 31 + seat);
  const counts = new Map<string, number>();
  let n = 0;
  for (let i = 0; i < samples; i++) {
    const key = world(h, seat, from, rng);
    if (key === null) continue;
    n++;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(n).toBeGreaterThan(5);
  for (const key of counts.keys()) expect(odds.has(key), `impossible world ${key}`).toBe(true);
  let found = 0;
  let noise = 0;
  for (const [key, p] of odds) {
    found += Math.abs((counts.get(key) ?? 0) / n - p) / 2;
    noise += Math.sqrt((2 * p * (1 - p)) / (Math.PI * n)) / 2;
  }
  return { found, noise };
}

describe.each([
  ['draws, plays, discards, thefts and peeks', false],
  ['the same with used cards shuffled back', true],
])('redeal is exact: %s', (_name, mixes) => {
  test.each([
    ['at the end', 1],
    ['with a part of the history played again', 0.5],
    ['with all of it played again', 0],
  ])('%s', (_when, share) => {
    let found = 0;
    let noise = 0;
    for (let seed = 0; seed < 60; seed++) {
      const h = history(seed * 7 + 1, mixes ? 16 : 9, mixes);
      const one = distance(h, seed % SEATS, Math.floor(h.ops.length * share), mixes ? 1000 : 400);
      found += one.found;
      noise += one.noise;
    }
    expect(noise).toBeGreaterThan(0.1);
    expect(found / noise).toBeLessThan(1.12);
    expect(found / noise).toBeGreaterThan(0.85);
  });
});

test('a redeal that kept the truth would not be exact', () => {
  const h = history(1, 9, false);
  const odds = exact(h, 0);
  const truth = describeKinds(h.pile, (card) => h.pile.kind[card]);
  expect(odds.get(truth)).toBeLessThan(0.9);
});

describe('a search', () => {
  test('finds one of the cards that fit, each as likely, and leaves the others unseen', () => {
    const found = [0, 0, 0];
    for (let seed = 1; seed <= 600; seed++) {
      const p = pileOf([4, 1, 2]);
      const card = now(seek(tableOf(seed), p, ALL, 'card', (kind) => kind > 0)) as Card;
      found[p.kind[card]]++;
      expect([p.left, p.kind.length, p.seen[card]]).toEqual([6, 1, ALL]);
    }
    expect(found[0]).toBe(0);
    expect(found[2] / found[1]).toBeGreaterThan(1.5);
    expect(found[2] / found[1]).toBeLessThan(2.6);
  });

  test('finds nothing where nothing fits', () => {
    const p = pileOf([2, 0]);
    expect(now(seek(tableOf(1), p, ALL, 'card', (kind) => kind === 1))).toBeNull();
    expect(p).toEqual(pileOf([2, 0]));
  });

  test('a world finds what its seat has seen found', () => {
    const truth = pileOf([3, 3, 3]);
    const since = clonePile(truth);
    const t = tableOf(7);
    const card = now(seek(t, since, ALL, 'card', (kind) => kind !== 0)) as Card;
    const p = clonePile(truth);
    redeal(p, 1, seeded(3), since);
    expect(p.kind[now(seek(tableOf(9), p, ALL, 'card', (kind) => kind !== 0)) as Card]).toBe(
      since.kind[card],
    );
  });
});
