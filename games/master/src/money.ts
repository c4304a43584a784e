/** Tokens that show a $ value, in one row: the 1$ tokens, trainers, leaders, nuggets (M-MART-03). */
import { ITEMS } from './data/items.ts';
import { LEADERS } from './data/leaders.ts';
import { KITS } from './data/shop.ts';
import { TRAINERS } from './data/trainers.ts';
import { FIRST_LEADER } from './foes.ts';
import { FIRST_GYM_TM } from './machines.ts';
import type { Foe, Machine, Money } from './state.ts';

export interface MoneyRow {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  /** M-BATTLE-25: it opens key obstacles while it is owned. */
  readonly key: boolean;
  /** M-GYM-08: the gym TM it may be spent for, -1 if none. */
  readonly tm: Machine | -1;
}

const plain = (id: string, name: string, value: number): MoneyRow => ({
  id,
  name,
  value,
  key: false,
  tm: -1,
});
const COINS = KITS.flatMap(({ money }) => money);
const NUGGETS = ITEMS.flatMap(({ copies, gives }) =>
  'money' in gives ? Array.from({ length: copies }, () => gives.money) : [],
);

export const MONEY: readonly MoneyRow[] = [
  ...COINS.map((value, i) => plain(i === 0 ? 'coin' : `coin-${i + 1}`, `${value}$ token`, value)),
  ...TRAINERS.map(([id, name, , value, key]) => ({ id, name, value, key, tm: -1 })),
  ...LEADERS.map(([id, name, , tm, value]) => ({ id, name, value, key: false, tm: FIRST_GYM_TM + tm - 1 })),
  ...NUGGETS.map((value, i) => plain(`nugget-${i + 1}`, 'Nugget', value)),
];
export const FIRST_COIN: Money = 0;
const FIRST_TRAINER_TOKEN: Money = COINS.length;
const FIRST_LEADER_TOKEN: Money = FIRST_TRAINER_TOKEN + TRAINERS.length;
export const FIRST_NUGGET: Money = FIRST_LEADER_TOKEN + LEADERS.length;

/** M-BATTLE-19, M-GYM-06: the token of a trainer or leader who was beaten. */
export const tokenOf = (foe: Foe): Money =>
  foe >= FIRST_LEADER ? FIRST_LEADER_TOKEN + foe - FIRST_LEADER : FIRST_TRAINER_TOKEN + foe;
export const isLeaderToken = (money: Money): boolean => MONEY[money].tm >= 0;
