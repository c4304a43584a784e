import { hex } from '../subject.ts';
import type { Variant } from '../variant.ts';

export const variant: Variant = { batch: () => hex.play().decisions };
