import { type Table, teller } from '@indigo/kernel';
import type { Master } from './state.ts';
import type { words } from './text/index.ts';

/** The table a rule of this game sits at. */
export type T = Table<Master>;

/** Tells something this game has words for. */
export const tell = teller<Master, typeof words>();
