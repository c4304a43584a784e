import { BEYOND_A } from '../figures/beyond-a.ts';
import { BEYOND_B } from '../figures/beyond-b.ts';
import { KANTO_A } from '../figures/kanto-a.ts';
import { KANTO_B } from '../figures/kanto-b.ts';
import { KANTO_C } from '../figures/kanto-c.ts';
import { KANTO_D } from '../figures/kanto-d.ts';
import { KANTO_E } from '../figures/kanto-e.ts';
import type { Figures } from '../figures/pen.ts';
import { SPECIES } from './all.ts';
import { GEN1 } from './gen1.ts';
import type { Species } from './table.ts';

const KANTO_FIGURES: Figures = { ...KANTO_A, ...KANTO_B, ...KANTO_C, ...KANTO_D, ...KANTO_E };
const ALL_FIGURES: Figures = /* @__PURE__ */ Object.assign({}, KANTO_FIGURES, BEYOND_A, BEYOND_B);

const portrayed = (all: readonly Species[], figures: Figures): readonly Species[] =>
  all.map((species) =>
    Object.hasOwn(figures, species.name) ? { ...species, figure: figures[species.name] } : species,
  );

/** The first hundred and fifty-one, drawn by hand. Loaded with the games that show them. */
export const KANTO: readonly Species[] = /* @__PURE__ */ portrayed(GEN1, KANTO_FIGURES);

/** All 1,025, those drawn by hand among them. */
export const PORTRAITS: readonly Species[] = /* @__PURE__ */ portrayed(SPECIES, ALL_FIGURES);
