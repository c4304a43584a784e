import type { Limbs } from './limbs.ts';
import type { Sketch } from './sketch.ts';

/** A way to put a body together. */
export type Plan = (body: Sketch & Limbs) => string;
