import type { Mask, Plain, Reader, Table } from '@indigo/kernel';
import type { Classic } from './state.ts';
import type { words } from './text.ts';

/** The table a rule of this game sits at. */
export type T = Table<Classic>;

/** As many facts as the kernel's `tell` takes: a sixth would be lost without a word. */
type Five = [a?: Plain, b?: Plain, c?: Plain, d?: Plain, e?: Plain];

type Facts<F> = F extends (reader: Reader, ...facts: infer Rest extends Five) => string
  ? Rest
  : F extends () => string
    ? []
    : never;

type Tell = <K extends keyof typeof words & string>(
  t: T,
  to: Mask,
  what: K,
  ...facts: Facts<(typeof words)[K]['say']>
) => void;

/** Tells something this game has words for. */
export const tell = ((t: T, to: Mask, what: string, a?: Plain, b?: Plain, c?: Plain, d?: Plain, e?: Plain) =>
  t.tell(to, what, a, b, c, d, e)) as Tell;
