/** How answers look: readable ids, words, and what to light up. Made only when somebody looks. */
import type { Asking, Face, Plain, Seat } from '@indigo/kernel';
import type { Answer, DeedAnswer, Fill, Flip, Hit, Placing, Strike } from './answers.ts';
import { board } from './board.ts';
import { SLOTS } from './cards.ts';
import { POKEMON } from './data/pokemon.ts';
import { CAMP_COST } from './data/rules.ts';
import { STONES } from './data/shop.ts';
import { TYPES } from './data/types.ts';
import { foeId } from './foes.ts';
import { kindNo } from './kinds.ts';
import { leagueLooks } from './league/faces.ts';
import { MACHINES } from './machines.ts';
import { MONEY } from './money.ts';
import { fillId, goodId, nthId, partId, placeNo } from './names.ts';
import type { Pick } from './rules/draft.ts';
import { costOf } from './rules/roads.ts';
import { type Buy, GOODS } from './rules/shop/goods.ts';
import { asNow } from './rules/trade/parts.ts';
import type { Battle, Card, Master, Offer, TradePart, Type } from './state.ts';

export const cardPiece = (card: Card): string => `card:${POKEMON[card].id}`;
export const figurePiece = (seat: Seat): string => `figure:${seat}`;
export const tokenPiece = (id: string): string => `token:${id}`;
export const foePiece = (on: number): string => `foe:${on}`;

type Look = (s: Master, value: never, seat: Seat, asking: Asking) => Face;

/** Answers that are words: their id is the word. */
const simply: Look = (_s, value: string) => ({ id: value, say: [`do.${value}`] });

const pokemon: Look = (s, card: Card) => ({
  id: POKEMON[card].id,
  say: ['do.choose', card, s.stage[card], s.hearts[card]],
  at: cardPiece(card),
});

const part: Look = (s, value: TradePart) => ({
  id: partId(value),
  say: ['do.part', ...asNow(s, [value])],
  ...(value.kind === 'card' && { at: cardPiece(value.what) }),
});

/** Only who is asked knows the terms (M-HID-10): they stand with the answer. */
const offered: Look = (s, value: string) => ({
  id: value,
  say: value === 'accept' ? ['do.accept-offer', asNow(s, (s.offer as Offer).parts)] : [`do.${value}`],
});

const LOOKS: { readonly [kind: string]: Look } = {
  starter: (_s, card: Card) => ({ id: POKEMON[card].id, say: ['do.starter', card], at: cardPiece(card) }),
  act,
  wild: simply,
  balls,
  place,
  xp: pokemon,
  'type-token': (_s, type: Type) => ({ id: TYPES[type].id, say: ['do.type', type] }),
  commit: pokemon,
  hit,
  package: strikeFace,
  object: simply,
  stone: (_s, stone: number) => ({ id: STONES[stone], say: ['do.take-stone', stone] }),
  teach: pokemon,
  'trade-in': pokemon,
  'dojo-prize': (_s, card: Card) => ({ id: POKEMON[card].id, say: ['do.starter', card] }),
  'boss-prize': simply,
  accept: simply,
  basket: (_s, { good, nth }: Buy) => ({
    id: nthId(goodId(good), nth),
    say: ['do.buy-good', good, GOODS[good].price],
  }),
  pay: (_s, token: number) => ({ id: MONEY[token].id, say: ['money', token] }),
  learn: pokemon,
  reflect: simply,
  smokescreen: (s, value: Answer | string, seat, asking) =>
    typeof value === 'string' ? simply(s, value as never, seat, asking) : free(act(s, value, seat)),
  'power-use': simply,
  'power-card': pokemon,
  'power-foe': (s, on: number) => {
    const { foe } = s.battle as Battle;
    return { id: foeId(foe, on), say: ['do.foe', foe, on], at: foePiece(on) };
  },
  meet: (s, value: Answer, seat) => act(s, value, seat),
  offer: part,
  counter: part,
  'answer-offer': offered,
  'answer-counter': offered,
  opponent: (_s, seat: Seat) => ({ id: `seat-${seat + 1}`, say: ['figure', seat], at: figurePiece(seat) }),
  shop: (s, value: Answer | { readonly do: 'buy' }, seat) =>
    value.do === 'buy'
      ? { id: 'buy', say: ['do.shop'], clause: 'M-SHOP-19' }
      : value.do === 'pass'
        ? { id: 'pass', say: ['do.shop-pass'], clause: 'M-SHOP-18' }
        : act(s, value, seat),
  draft: (s, { tm, card }: Pick) => ({
    id: `${MACHINES[tm].attack}:${POKEMON[card].id}`,
    say: ['do.leader-tm', card, tm, s.stage[card]],
    at: cardPiece(card),
  }),
  flip: (_s, { type, nth }: Flip) => ({ id: nthId(TYPES[type].id, nth), say: ['do.type', type] }),
  ...leagueLooks,
};

/** M-GTM-05: a move that costs nothing here. */
const free = ({ say: [key, place], ...rest }: Face): Face => ({ ...rest, say: [key, place, 0] });

export function face(s: Master, asking: Asking, value: Plain, seat: Seat): Face {
  return LOOKS[asking.question.kind](s, value as never, seat, asking);
}

/** `move:vir`, `interact`, `camp`, `pass`, `stone:fire:eevee`. */
function act(s: Master, value: Answer, seat: Seat): Face {
  const { spaces, roads } = board(s);
  switch (value.do) {
    case 'move': {
      const cost = costOf(s, seat, roads[value.road]);
      const { id } = spaces[value.to];
      return { id: `move:${id}`, say: ['do.move', placeNo(s, value.to), cost], at: id };
    }
    case 'interact': {
      const { id, kind } = spaces[s.players[seat].at];
      return { id: 'interact', say: ['do.interact', kindNo(kind)], at: id };
    }
    case 'camp':
      return { id: 'camp', say: ['do.camp', CAMP_COST], clause: 'M-CAMP-01' };
    case 'pass':
      return { id: 'pass', say: ['do.pass'], clause: 'M-TURN-02' };
    default:
      return DEED_LOOKS[value.do](s, value as never, seat);
  }
}

/** By the key of the deed. */
const DEED_LOOKS: { readonly [key: `deed:${string}`]: (s: Master, act: DeedAnswer, seat: Seat) => Face } = {
  'deed:stone': (s, { card, what }) => ({
    id: `stone:${STONES[what as number]}:${POKEMON[card as Card].id}`,
    say: ['do.stone', card as Card, what as number, s.stage[card as Card]],
    at: cardPiece(card as Card),
    clause: 'M-GROW-13',
  }),
  'deed:candy': onCard('candy', 'M-GROW-17'),
  'deed:revive': onCard('revive', 'M-ITEM-05'),
  'deed:leader-tm': (s, { card, what }) => ({
    id: `teach:${MACHINES[what as number].attack}:${POKEMON[card as Card].id}`,
    say: ['do.leader-tm', card as Card, what as number, s.stage[card as Card]],
    at: cardPiece(card as Card),
    clause: 'M-GYM-08',
  }),
  'deed:leader-xp': (_s, { what }) => ({
    id: `xp:${MONEY[what as number].id}`,
    say: ['do.leader-xp', what as number],
    clause: 'M-SIMP-02',
  }),
  'deed:dig': (s, { what }) => {
    const { id } = board(s).spaces[what as number];
    return { id: `dig:${id}`, say: ['do.dig', placeNo(s, what as number)], at: id, clause: 'M-GTM-01' };
  },
  'deed:rain-dance': () => ({ id: 'rain-dance', say: ['do.rain-dance'], clause: 'M-GTM-02' }),
  'deed:sunny-day': () => ({ id: 'sunny-day', say: ['do.sunny-day'], clause: 'M-GTM-07' }),
  'deed:flash': () => ({ id: 'flash', say: ['do.flash'], clause: 'M-GTM-03' }),
  'deed:synthesis': onCard('synthesis', 'M-GTM-04'),
  'deed:trade': (_s, { what }) => ({
    id: `trade:${(what as Seat) + 1}`,
    say: ['do.trade', what as Seat],
    at: figurePiece(what as Seat),
    clause: 'M-TRADE-09',
  }),
};

/** `candy:pikachu`. */
function onCard(word: string, clause: string): (s: Master, act: DeedAnswer) => Face {
  return (s, { card }) => ({
    id: `${word}:${POKEMON[card as Card].id}`,
    say: [`do.${word}`, card as Card, s.stage[card as Card]],
    at: cardPiece(card as Card),
    clause,
  });
}

function balls(_s: Master, fill: Fill, _seat: Seat, { question }: Asking): Face {
  const card = question.about?.[0] as Card;
  const id = fillId(card, fill);
  if (fill.slot < 0) return { id, say: ['do.fill', fill.ball, []], clause: 'M-GIO-05' };
  return { id, say: ['do.fill', fill.ball, SLOTS[card][fill.slot].faces] };
}

/** `water:charmander`. */
function place(s: Master, { type, card }: Placing): Face {
  return {
    id: `${TYPES[type].id}:${POKEMON[card].id}`,
    say: ['do.place', type, card, s.stage[card]],
    at: cardPiece(card),
  };
}

/** `fire:oddish`; of two of a name the second is `fire:oddish-2`. */
function hit(s: Master, { type, on }: Hit): Face {
  const { foe } = s.battle as Battle;
  return { id: `${TYPES[type].id}:${foeId(foe, on)}`, say: ['do.hit', type, foe, on], at: foePiece(on) };
}

/** `grass:charmander`, `grass-2:charmander`: the second symbol of that type. */
function strikeFace(s: Master, { symbol, on }: Strike, _seat: Seat, { question }: Asking): Face {
  const symbols = question.about?.[1] as readonly Type[];
  const type = symbols[symbol];
  const nth = symbols.slice(0, symbol + 1).filter((one) => one === type).length;
  const card = (s.battle as Battle).committed[on];
  return {
    id: `${TYPES[type].id}${nth > 1 ? `-${nth}` : ''}:${POKEMON[card].id}`,
    say: ['do.place', type, card, s.stage[card]],
    at: cardPiece(card),
  };
}
