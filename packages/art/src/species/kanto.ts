import { KANTO_A } from '../figures/kanto-a.ts';
import { KANTO_B } from '../figures/kanto-b.ts';
import { KANTO_C } from '../figures/kanto-c.ts';
import { KANTO_D } from '../figures/kanto-d.ts';
import { KANTO_E } from '../figures/kanto-e.ts';
import type { Figures } from '../figures/pen.ts';
import { GEN1 } from './gen1.ts';
import { portrayed, type Species } from './table.ts';

export const KANTO_FIGURES: Figures = { ...KANTO_A, ...KANTO_B, ...KANTO_C, ...KANTO_D, ...KANTO_E };

/** The first hundred and fifty-one, drawn by hand. Loaded with the games that show them. */
export const KANTO: readonly Species[] = /* @__PURE__ */ portrayed(GEN1, KANTO_FIGURES);
