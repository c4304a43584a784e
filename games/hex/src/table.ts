import { type Table, teller } from '@indigo/kernel';
import type { Hex } from './state.ts';
import type { words } from './text/words.ts';

/** The table a rule of this game sits at. */
export type T = Table<Hex>;

/** Tells something this game has words for. */
export const tell = teller<Hex, typeof words>();
