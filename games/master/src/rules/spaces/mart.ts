import { DEPARTMENT_STORE, MART, type Shop } from '../shop/goods.ts';
import { canBuy, purchase } from '../shop/purchase.ts';
import type { SpaceRules } from './space.ts';

const shopAt = (shop: Shop): SpaceRules => ({
  offers: (s, seat) => canBuy(s, seat, shop), // M-INT-06
  *interact(t, seat) {
    yield* purchase(t, seat, shop);
  },
});

/** M-MART-01: one action, one basket; not a turn ender. */
export const mart: SpaceRules = shopAt(MART);
export const departmentStore: SpaceRules = shopAt(DEPARTMENT_STORE);
