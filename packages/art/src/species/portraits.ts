import { BEYOND_A } from '../figures/beyond-a.ts';
import { BEYOND_B } from '../figures/beyond-b.ts';
import { BEYOND_C } from '../figures/beyond-c.ts';
import { SPECIES } from './all.ts';
import { KANTO_FIGURES } from './kanto.ts';
import { portrayed, type Species } from './table.ts';

/** All 1,025, those drawn by hand among them: for games that know more than Kanto. */
export const PORTRAITS: readonly Species[] = /* @__PURE__ */ portrayed(SPECIES, {
  ...KANTO_FIGURES,
  ...BEYOND_A,
  ...BEYOND_B,
  ...BEYOND_C,
});
