import { hexAtRandom } from '../subject.ts';
import type { Variant } from '../variant.ts';

/** Where the last one stands: what nobody could see might never be made. */
const table: unknown[] = [];

export const variant: Variant = {
  batch: () => {
    table[0] = hexAtRandom.begin();
    return 1;
  },
};
