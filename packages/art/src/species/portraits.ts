import { KANTO_A } from '../figures/kanto-a.ts';
import { KANTO_B } from '../figures/kanto-b.ts';
import { KANTO_C } from '../figures/kanto-c.ts';
import { KANTO_D } from '../figures/kanto-d.ts';
import { KANTO_E } from '../figures/kanto-e.ts';
import type { Figures } from '../figures/pen.ts';
import { SPECIES } from './all.ts';
import { GEN1 } from './gen1.ts';
import type { Species } from './table.ts';

const FIGURES: Figures = { ...KANTO_A, ...KANTO_B, ...KANTO_C, ...KANTO_D, ...KANTO_E };

const portrayed = (species: Species): Species =>
  Object.hasOwn(FIGURES, species.name) ? { ...species, figure: FIGURES[species.name] } : species;

/** The species of the first hundred and fifty-one as we know them: drawn by hand. Loaded with the games that show them. */
export const KANTO: readonly Species[] = /* @__PURE__ */ GEN1.map(portrayed);

/** All 1,025, those drawn by hand among them. */
export const PORTRAITS: readonly Species[] = /* @__PURE__ */ SPECIES.map(portrayed);
