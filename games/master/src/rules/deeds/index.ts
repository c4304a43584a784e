/** The free deeds and map effects there are, in the order they are offered. */
import { candy } from './candy.ts';
import type { Deed } from './deed.ts';
import { dig } from './dig.ts';
import { flash } from './flash.ts';
import { leaderTm } from './leader-tm.ts';
import { leaderXp } from './leader-xp.ts';
import { revive } from './revive.ts';
import { stone } from './stone.ts';
import { synthesis } from './synthesis.ts';
import { trade } from './trade.ts';
import { rainDance, sunnyDay } from './weather.ts';

export const DEEDS: { readonly [key: `deed:${string}`]: Deed } = {
  'deed:stone': stone,
  'deed:candy': candy,
  'deed:revive': revive,
  'deed:leader-tm': leaderTm,
  'deed:leader-xp': leaderXp,
  'deed:dig': dig,
  'deed:rain-dance': rainDance,
  'deed:sunny-day': sunnyDay,
  'deed:flash': flash,
  'deed:synthesis': synthesis,
  'deed:trade': trade,
};
export const DEED_LIST: readonly Deed[] = Object.values(DEEDS);
/** M-SHOP-20: what can be done before a purchase of the intermediate phase, too (M-SHOP-09, M-SHOP-10); no trades any more (M-TRADE-08, M-SHOP-11). */
export const SHOP_DEEDS: readonly Deed[] = [stone, candy, leaderTm, leaderXp];
