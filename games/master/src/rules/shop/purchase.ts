/** A purchase: one basket, one payment (M-MART-03, M-MART-04, M-SHOP-19). */
import { ALL, type Parts, type Rules, type Seat } from '@indigo/kernel';
import { BASKET, LEARN, PAY, XP } from '../../questions.ts';
import type { Machine, Master, Money } from '../../state.ts';
import { type T, tell } from '../../table.ts';
import { isMaxLevel } from '../../team.ts';
import { ride } from '../bike.ts';
import { levelUp, receive } from '../grow.ts';
import { canLearnTm, teach } from '../teach.ts';
import { BUYS, type Buy, GOODS, mostOf, purse, type Shop, sumOf } from './goods.ts';

const BIKE = GOODS.findIndex(({ sort }) => sort === 'bike');

/** M-SHOP-14, M-DEF-11: -1$ tokens are paid with the first purchase of the intermediate phase; M-DEF-06, M-MART-09: not before. */
export const surcharge = (s: Master, seat: Seat): number =>
  s.phase === 'intermediate' ? s.players[seat].debts : 0;

/** What can be spent on goods. */
const budget = (s: Master, seat: Seat, shop: Shop): number =>
  shop.worth(sumOf(purse(s, seat))) - surcharge(s, seat);

/** M-INT-06: there is something on sale that can be had and paid. */
export function canBuy(s: Master, seat: Seat, shop: Shop): boolean {
  const most = budget(s, seat, shop);
  return shop.sells.some(
    (good) =>
      GOODS[good].price <= most &&
      mostOf(s, seat, GOODS[good]) > 0 &&
      (GOODS[good].sort !== 'mach-bike' || s.players[seat].bike > 0),
  );
}

const priceOf = (list: readonly Buy[]): number => list.reduce((sum, { good }) => sum + GOODS[good].price, 0);

/** Everything that could be in a basket: as many of each as can be paid. */
function buys(s: Master, seat: Seat, shop: Shop): Buy[] {
  const most = budget(s, seat, shop);
  return shop.sells.flatMap((good) => {
    const count = Math.min(mostOf(s, seat, GOODS[good]), Math.floor(most / GOODS[good].price));
    return count <= 0 ? [] : BUYS[good].slice(0, count);
  });
}

function basketParts(s: Master, seat: Seat, shop: Shop): Parts {
  const most = budget(s, seat, shop);
  return {
    min: 0, // M-MART-01: any number; with none it is dropped
    max: Number.MAX_SAFE_INTEGER,
    fits(list, next) {
      const basket = list as readonly Buy[];
      const { good, nth } = next as Buy;
      if (priceOf(basket) + GOODS[good].price > most) return false;
      if (nth > 0) return basket.includes(BUYS[good][nth - 1]);
      // M-BIKE-02: the upgrade needs a bike.
      return GOODS[good].sort !== 'mach-bike' || s.players[seat].bike > 0 || basket.includes(BUYS[BIKE][0]);
    },
  };
}

/** M-MART-01, M-MART-04: true if anything was bought. */
export function* purchase(t: T, seat: Seat, shop: Shop): Rules<boolean> {
  const { s } = t;
  const basket = yield* t.compose(seat, BASKET, () => buys(s, seat, shop), basketParts(s, seat, shop));
  if (basket.length === 0) return false;
  yield* pay(t, seat, priceOf(basket), shop);
  tell(
    t,
    ALL,
    'bought',
    seat,
    basket.map(({ good }) => good),
  );
  for (const { good } of basket) yield* deliver(t, seat, good);
  for (const { good } of basket) if (GOODS[good].sort === 'candy') yield* eatCandy(t, seat);
  return true;
}

/** M-MART-03, M-SHOP-05: tokens worth at least the price, without change. M-MART-05: they leave the game. */
export function* pay(t: T, seat: Seat, price: number, shop: Shop): Rules {
  const { s } = t;
  const player = s.players[seat];
  const due = price + surcharge(s, seat);
  if (surcharge(s, seat) > 0) player.debts = 0; // M-SHOP-14
  const tokens = purse(s, seat);
  const enough = (list: readonly Money[]): boolean => shop.worth(sumOf(list)) >= due;
  // With nothing to spare there is nothing to choose.
  const allNeeded = tokens.every((token) => !enough(tokens.filter((one) => one !== token)));
  const paid = allNeeded
    ? tokens
    : yield* t.compose(seat, PAY(due), () => tokens, {
        min: 1,
        max: tokens.length,
        fits: (list) => !enough(list as Money[]),
        check: (list) => (enough(list as Money[]) ? null : 'pay-more'),
      });
  player.money = player.money.filter((token) => !paid.includes(token));
  tell(t, ALL, 'paid', seat, paid, due);
}

/** What was bought is there at once; candies are eaten when all else has come. */
function* deliver(t: T, seat: Seat, good: number): Rules {
  const { s } = t;
  const player = s.players[seat];
  const { sort, what } = GOODS[good];
  if (sort === 'ball') player.balls[what]++;
  else if (sort === 'stone') player.stones[what]++;
  else if (sort === 'porygon') receive(s, seat, what);
  else if (sort === 'bike') ride(s, seat, 1);
  else if (sort === 'mach-bike') ride(s, seat, 2);
  else if (sort === 'tm') yield* learnTm(t, seat, what);
}

/** M-SHOP-04, M-SHOP-16: taught at the purchase; M-SHOP-07: it is gone from the list. */
function* learnTm(t: T, seat: Seat, machine: Machine): Rules {
  const { s } = t;
  s.tms.splice(s.tms.indexOf(machine), 1);
  const card = yield* t.ask(seat, LEARN(machine), () =>
    s.players[seat].team.filter((one) => canLearnTm(s, one, machine)),
  );
  teach(t, seat, card, machine);
}

/** M-SHOP-03, M-SHOP-15: 1 xp to any own Pokémon below its maximum level. */
function* eatCandy(t: T, seat: Seat): Rules {
  const { s } = t;
  const card = yield* t.ask(seat, XP(1), () => s.players[seat].team.filter((one) => !isMaxLevel(s, one)));
  levelUp(t, seat, card);
}
