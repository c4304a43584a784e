import type { Mask, Reader, Table } from '@indigo/kernel';
import type { Classic } from './state.ts';
import type { words } from './text.ts';

/** The table a rule of this game sits at. */
export type T = Table<Classic>;

type Facts<F> = F extends (reader: Reader, ...facts: infer Rest) => string
  ? Rest
  : F extends () => string
    ? []
    : never;

/** Tells something this game has words for. */
export function tell<K extends keyof typeof words & string>(
  t: T,
  to: Mask,
  what: K,
  ...facts: Facts<(typeof words)[K]['say']>
): void {
  t.tell(to, what, ...facts);
}
