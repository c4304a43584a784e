import { mit } from '../subject.ts';
import type { Variant } from '../variant.ts';

export const variant: Variant = { batch: () => mit.play().decisions };
