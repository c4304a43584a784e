import { classic } from '../subject.ts';
import type { Variant } from '../variant.ts';

const game = classic;
let seed = 1;

export const variant: Variant = { batch: () => game.play(seed++).decisions };
