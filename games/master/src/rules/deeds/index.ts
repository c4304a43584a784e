/** The free deeds and map effects there are, in the order they are offered. */
import type { Deed } from './deed.ts';
import { stone } from './stone.ts';

export const DEEDS: { readonly [key: `deed:${string}`]: Deed } = {
  'deed:stone': stone,
};
export const DEED_LIST: readonly Deed[] = Object.values(DEEDS);
