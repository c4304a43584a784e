/** The Item Cards that rules ask for by name. */
import { ITEM_INDEX, ITEMS } from './data/items.ts';

export const TIME_MACHINE = ITEM_INDEX['time-machine'];
export const FLY_CARD = ITEM_INDEX.fly;
export const POTION_CARD = ITEM_INDEX.potion;
export const POKE_DOLL = ITEM_INDEX['poke-doll'];

/** C-BALL-08, C-MOVE-10, C-ATK-03: each kind works where its rule asks for it, and nowhere else. */
export const isBall: readonly boolean[] = ITEMS.map((item) => item.kind === 'poke-ball');
export const isAttackBonus: readonly boolean[] = ITEMS.map((item) => item.kind === 'attack-bonus');
