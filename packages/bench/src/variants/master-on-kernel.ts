import { master } from '../subject.ts';
import type { Variant } from '../variant.ts';

export const variant: Variant = { batch: () => master.play().decisions };
