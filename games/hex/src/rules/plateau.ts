import type { Rules, Seat } from '@indigo/kernel';
import type { SpaceIndex } from '../state.ts';
import type { T } from '../table.ts';
import { drawItems } from './items.ts';

/** The special spaces that show Pokémon of a pile (H-PLAT-15 to H-PLAT-21). */
export function* drawAndTry(_t: T, _seat: Seat, _space: SpaceIndex): Rules {
  yield* NOTHING_YET;
}
const NOTHING_YET: Rules = { *[Symbol.iterator]() {} };

/** H-PLAT-09: "Start the League" without a full loop gives an Item. */
export function* startSpace(t: T, seat: Seat, _space: SpaceIndex): Rules {
  yield* drawItems(t, seat, 1);
}
