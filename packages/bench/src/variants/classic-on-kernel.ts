import { classic } from '../subject.ts';
import type { Variant } from '../variant.ts';

export const variant: Variant = { batch: () => classic.play().decisions };
