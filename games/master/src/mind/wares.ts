/** What goods are worth to a player. No rule depends on it. */
import type { Seat } from '@indigo/kernel';
import { attackOf } from '../attacks/known.ts';
import { MAX_LEVEL } from '../cards.ts';
import { BIKE_PRICE } from '../data/shop.ts';
import { MACHINES } from '../machines.ts';
import { GOODS, purse, sumOf } from '../rules/shop/goods.ts';
import { canLearnTm } from '../rules/teach.ts';
import type { Card, Machine, Master } from '../state.ts';
import { PROFILES } from './attacks.ts';
import { prowessOf, stingOf } from './prowess.ts';

/** The best of a team, for whom things are bought. */
function champions(s: Master, seat: Seat): readonly Card[] {
  return s.players[seat].team.slice().sort((a, b) => prowessOf(s, seat, b) - prowessOf(s, seat, a));
}

const CANDY = 1;
const FEW_BALLS = 3;
const BALL = 0.2;
/** Two more actions in every turn to come. */
const BIKE = 0.5;
/** A TM is worth what its attack has over what its learner does anyway. */
const LESSON = 0.8;

function tmWorth(s: Master, seat: Seat, machine: Machine): number {
  const learner = champions(s, seat)
    .slice(0, 3)
    .find((card) => canLearnTm(s, card, machine));
  if (learner === undefined) return 0;
  return LESSON * (PROFILES[attackOf(MACHINES[machine].attack)].power - stingOf(s, learner) + 1);
}

/** How much a good is wanted, for its price: 0 or less where it is not. */
export function worthBuying(s: Master, seat: Seat, good: number): number {
  const { sort, what, price } = GOODS[good];
  const { team, balls, bike } = s.players[seat];
  switch (sort) {
    case 'candy':
      return team.some((card) => s.level[card] < MAX_LEVEL[card]) ? CANDY / price : 0;
    case 'tm':
      return tmWorth(s, seat, what) / price;
    case 'ball': {
      const own = balls.reduce((sum, count) => sum + count, 0);
      return own < FEW_BALLS ? BALL * (1 + what / 2) : 0;
    }
    case 'bike':
      return bike === 0 ? BIKE : 0;
    default:
      return 0;
  }
}

/** A bike is worth a walk to the mart; the rest is bought in passing. */
export function wantsToShop(s: Master, seat: Seat): boolean {
  const { bike } = s.players[seat];
  return bike === 0 && sumOf(purse(s, seat)) >= BIKE_PRICE;
}
