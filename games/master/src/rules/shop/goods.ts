/** Everything that is sold, as one row, and what a basket is made of. */
import type { Seat } from '@indigo/kernel';
import { MAX_LEVEL, PORYGON } from '../../cards.ts';
import {
  BALL_PRICES,
  BIKE_PRICE,
  CANDY_PRICE,
  DEPT_COUNTS,
  DEPT_GIVES,
  MACH_BIKE_PRICE,
  PORYGON_PRICE,
  STONE_PRICE,
  STONES,
  TM_PRICE,
} from '../../data/shop.ts';
import { DECK } from '../../machines.ts';
import { isLeaderToken, MONEY } from '../../money.ts';
import { IN_SUPPLY, type Master, type Money } from '../../state.ts';
import { canLearnTm } from '../teach.ts';

export interface Good {
  readonly sort: 'ball' | 'stone' | 'porygon' | 'bike' | 'mach-bike' | 'candy' | 'tm';
  /** Which ball, stone or TM. */
  readonly what: number;
  readonly price: number;
}

/** M-MART-02, M-MART-07, M-SHOP-15, M-SHOP-16. */
export const GOODS: readonly Good[] = [
  ...BALL_PRICES.map((price, what) => ({ sort: 'ball' as const, what, price })),
  ...STONES.map((_, what) => ({ sort: 'stone' as const, what, price: STONE_PRICE })),
  { sort: 'porygon', what: PORYGON, price: PORYGON_PRICE },
  { sort: 'bike', what: 0, price: BIKE_PRICE },
  { sort: 'mach-bike', what: 0, price: MACH_BIKE_PRICE },
  { sort: 'candy', what: 0, price: CANDY_PRICE },
  ...DECK.map((what) => ({ sort: 'tm' as const, what, price: TM_PRICE })),
];

/** One good of a basket; of the same good the second is `nth` 1. */
export type Buy = { readonly good: number; readonly nth: number };

/** M-DEPT-04: what a payment is worth there, reckoned on the whole of it (M-DEPT-03). */
export const deptWorth = (paid: number): number =>
  DEPT_COUNTS * Math.floor(paid / DEPT_GIVES) + (paid % DEPT_GIVES);

const RICHEST = deptWorth(MONEY.reduce((sum, { value }) => sum + value, 0));
const ONCE: ReadonlySet<Good['sort']> = new Set(['porygon', 'bike', 'mach-bike', 'tm']);
/** As many of each as all the money there is could buy. */
export const BUYS: readonly (readonly Buy[])[] = GOODS.map(({ sort, price }, good) =>
  Array.from({ length: ONCE.has(sort) ? 1 : Math.floor(RICHEST / price) }, (_, nth) =>
    Object.freeze({ good, nth }),
  ),
);

/** A place that sells: what, and what a payment is worth there. */
export interface Shop {
  readonly sells: readonly number[];
  readonly worth: (paid: number) => number;
}

const goodsOf = (...sorts: readonly Good['sort'][]): number[] =>
  [...GOODS.keys()].filter((good) => sorts.includes(GOODS[good].sort));
const plain = (paid: number): number => paid;

/** M-MART-02, M-MART-08: no candies and no TMs in the adventure phase. */
export const MART: Shop = { sells: goodsOf('ball', 'stone', 'porygon', 'bike', 'mach-bike'), worth: plain };
/** M-DEPT-01, M-DEPT-02. */
export const DEPARTMENT_STORE: Shop = { sells: MART.sells, worth: deptWorth };
/** M-SHOP-01, M-SHOP-02: option 1 and option 2; M-SHOP-17: nothing counts for more there. */
const STOCK: Shop = { sells: goodsOf('stone', 'porygon', 'candy', 'tm'), worth: plain };
const CANDIES: Shop = { sells: goodsOf('candy', 'tm'), worth: plain };
export const lastShop = (s: Master): Shop => (s.options.shopping === 'stock' ? STOCK : CANDIES);

/** M-MART-03: tokens that show a $ value; M-SIMP-10: not those of leaders in the simplified game. */
export const purse = (s: Master, seat: Seat): Money[] =>
  s.options.simplified
    ? s.players[seat].money.filter((token) => !isLeaderToken(token))
    : s.players[seat].money.slice();

export const sumOf = (tokens: readonly Money[]): number => {
  let sum = 0;
  for (let i = 0; i < tokens.length; i++) sum += MONEY[tokens[i]].value;
  return sum;
};

/** How many of a good a player could have, were money no matter; a mach bike needs a bike besides. */
export function mostOf(s: Master, seat: Seat, { sort, what }: Good): number {
  const player = s.players[seat];
  switch (sort) {
    case 'porygon':
      return s.where[what] === IN_SUPPLY ? 1 : 0; // M-MART-06
    case 'bike':
      return player.bike === 0 ? 1 : 0; // M-BIKE-04
    case 'mach-bike':
      return s.options.bike === 'upgrade' && player.bike < 2 ? 1 : 0; // M-BIKE-02, M-BOPT-02
    case 'candy':
      // M-SHOP-15: used at the purchase, so only as many as there are levels to gain.
      return player.team.reduce((sum, card) => sum + MAX_LEVEL[card] - s.level[card], 0);
    case 'tm':
      // M-SHOP-04, M-SHOP-07; M-SIMP-05: none in the simplified game.
      return !s.options.simplified &&
        s.tms.includes(what) &&
        player.team.some((card) => canLearnTm(s, card, what))
        ? 1
        : 0;
    default:
      return Number.MAX_SAFE_INTEGER; // M-CATCH-19: the supply is not limited
  }
}
