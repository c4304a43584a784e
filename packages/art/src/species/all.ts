import { GEN1 } from './gen1.ts';
import { GEN2 } from './gen2.ts';
import { GEN3 } from './gen3.ts';
import { GEN4 } from './gen4.ts';
import { GEN5 } from './gen5.ts';
import { GEN6 } from './gen6.ts';
import { GEN7 } from './gen7.ts';
import { GEN8 } from './gen8.ts';
import { GEN9 } from './gen9.ts';
import type { Species } from './table.ts';

/** All 1,025, by number: the species with number n stands at n - 1. */
export const SPECIES: readonly Species[] = /* @__PURE__ */ [
  GEN1,
  GEN2,
  GEN3,
  GEN4,
  GEN5,
  GEN6,
  GEN7,
  GEN8,
  GEN9,
].flat();
