/** The free deeds and map effects there are, in the order they are offered. */
import { candy } from './candy.ts';
import type { Deed } from './deed.ts';
import { leaderTm } from './leader-tm.ts';
import { revive } from './revive.ts';
import { stone } from './stone.ts';

export const DEEDS: { readonly [key: `deed:${string}`]: Deed } = {
  'deed:stone': stone,
  'deed:candy': candy,
  'deed:revive': revive,
  'deed:leader-tm': leaderTm,
};
export const DEED_LIST: readonly Deed[] = Object.values(DEEDS);
