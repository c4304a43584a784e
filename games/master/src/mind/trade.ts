/** What a trade brings both partners. No rule depends on it. */
import type { Seat } from '@indigo/kernel';
import { MONEY } from '../money.ts';
import { GOODS } from '../rules/shop/goods.ts';
import { afterTrade } from '../rules/trade/after.ts';
import { tradePart } from '../rules/trade/parts.ts';
import type { Card, Master, Offer, TradePart } from '../state.ts';
import { mightWith, strengthOf } from './prowess.ts';

/** What a $ adds to a team's strength. */
const DOLLAR = 0.06;
const STONE = GOODS.find(({ sort }) => sort === 'stone')?.price ?? 0;
const CANDY = GOODS.find(({ sort }) => sort === 'candy')?.price ?? 0;
const BIKE = GOODS.find(({ sort }) => sort === 'bike')?.price ?? 0;
const BALLS: readonly number[] = GOODS.flatMap(({ sort, price }) => (sort === 'ball' ? [price] : []));
/** Giovanni's ball is not for sale, nor are type and Power tokens. */
const MASTER_BALL = 8;
const TOKEN = 8;
const REVIVE = 1;

/** What a thing costs, or would. */
function priceOf({ kind, what }: TradePart): number {
  switch (kind) {
    case 'ball':
      return BALLS[what] ?? MASTER_BALL;
    case 'stone':
      return STONE;
    case 'candy':
      return CANDY;
    case 'revive':
      return REVIVE;
    case 'bike':
      return what * BIKE;
    case 'money':
      return MONEY[what].value;
    case 'debt':
      return -1;
    case 'type':
    case 'power':
      return TOKEN;
    case 'card':
      return 0;
  }
}

/** What the one who offers and the other gain by a trade, as a share of what they have. */
function gainsOf(s: Master, offer: Omit<Offer, 'counter'>): readonly [number, number] {
  const { from, to, parts } = offer;
  const { teams, stages } = afterTrade(s, offer);
  const stageOf = (card: Card): number => stages.get(card) ?? s.stage[card];
  let goods = 0;
  for (const part of parts) goods += part.give ? -priceOf(part) : priceOf(part);
  const gain = (seat: Seat, side: 0 | 1): number => {
    const before = mightWith(s, seat, s.players[seat].team, (card) => s.stage[card]);
    return strengthOf(mightWith(s, seat, teams[side], stageOf)) - strengthOf(before);
  };
  return [gain(from, 0) + DOLLAR * goods, gain(to, 1) - DOLLAR * goods];
}

/** Whoever gives away much more than they get helps a rival. */
const FAIR = 0.8;
const LEAST = 0.02;
/** Between two, what helps the other harms oneself as much. */
const fairShare = (s: Master): number => (s.players.length === 2 ? 1 : FAIR);

/** The offer that waits brings the one who is to answer something, and hardly less than the other. */
export function isWorthTaking(s: Master, seat: Seat): boolean {
  if (s.offer === null) return false;
  const [theirs, own] = gainsOf(s, s.offer);
  return s.offer.to === seat && own > LEAST && own >= fairShare(s) * theirs;
}

/** One Pokémon for one, by which both gain, and the one who offers not much less; null if there is none. */
export function fairSwap(s: Master, from: Seat, to: Seat): readonly TradePart[] | null {
  let [best, most]: [readonly TradePart[] | null, number] = [null, LEAST];
  for (const mine of s.players[from].team) {
    for (const wanted of s.players[to].team) {
      const parts = [tradePart(true, 'card', mine, 0), tradePart(false, 'card', wanted, 0)];
      const [own, theirs] = gainsOf(s, { from, to, parts });
      if (theirs <= LEAST || theirs < fairShare(s) * own || own < FAIR * theirs) continue;
      if (own > most) [best, most] = [parts, own];
    }
  }
  return best;
}
