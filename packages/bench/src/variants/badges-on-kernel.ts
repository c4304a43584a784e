import { badges } from '../subject.ts';
import type { Variant } from '../variant.ts';

export const variant: Variant = { batch: () => badges.play().decisions };
