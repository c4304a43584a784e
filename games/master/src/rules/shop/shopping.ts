/** Shopping before the League (M-SHOP). */
import { ALL, NOTHING, type Rules, type Seat, type Step } from '@indigo/kernel';
import { type Answer, BUY, type DeedAnswer, PASS } from '../../answers.ts';
import { SHOP } from '../../questions.ts';
import type { Master } from '../../state.ts';
import { type T, tell } from '../../table.ts';
import { DEEDS, SHOP_DEEDS } from '../deeds/index.ts';
import { lastShop } from './goods.ts';
import { canBuy, purchase } from './purchase.ts';

export const SHOPPING: Step = { do: 'shopping' };
const GO: Step = { do: 'shop-go' };

/** M-SHOP-06, M-SHOP-18, M-DRAFT-04: the lowest seed goes first. */
export function shopping(t: T): Rules {
  const { s } = t;
  s.active = s.seeds[s.seeds.length - 1];
  s.passes = 0;
  s.agenda.push(GO);
  return NOTHING;
}

/** M-SHOP-20: free deeds, any number, then a purchase or a pass. */
function shopAnswers(s: Master, seat: Seat): (Answer | typeof BUY)[] {
  const list: Answer[] = [];
  for (const { offer } of SHOP_DEEDS) offer(s, seat, list);
  return [...(canBuy(s, seat, lastShop(s)) ? [BUY] : []), ...list, PASS];
}

/** One go. M-SHOP-18: round and round until all have passed in a row; a basket that is dropped is a pass. */
export function* shopGo(t: T): Rules {
  const { s } = t;
  const seat = s.active;
  s.goes++;
  const chosen = yield* t.ask(seat, SHOP(s.players[seat].debts), () => shopAnswers(s, seat));
  if (chosen.do !== 'buy' && chosen.do !== 'pass') {
    yield* DEEDS[(chosen as DeedAnswer).do].carry(t, seat, chosen as DeedAnswer);
    s.agenda.push(GO);
    return;
  }
  const bought = chosen.do === 'buy' && (yield* purchase(t, seat, lastShop(s)));
  s.passes = bought ? 0 : s.passes + 1;
  if (!bought) tell(t, ALL, 'shop-passed', seat);
  if (s.passes >= t.n) return;
  s.active = s.seeds[(s.seeds.indexOf(seat) + t.n - 1) % t.n]; // the next higher seed, then the lowest again
  s.agenda.push(GO);
}
