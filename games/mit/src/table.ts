import { type Table, teller } from '@indigo/kernel';
import type { Mit } from './state.ts';
import type { words } from './text.ts';

/** The table a rule of this game sits at. */
export type T = Table<Mit>;

/** Tells something this game has words for. */
export const tell = teller<Mit, typeof words>();
