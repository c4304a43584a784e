import { type Table, teller } from '@indigo/kernel';
import type { Classic } from './state.ts';
import type { words } from './text/words.ts';

/** The table a rule of this game sits at. */
export type T = Table<Classic>;

/** Tells something this game has words for. */
export const tell = teller<Classic, typeof words>();
