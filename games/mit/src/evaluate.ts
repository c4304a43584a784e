import type { Seat } from '@indigo/kernel';
import type { Mit } from './state.ts';

export function evaluate(_s: Mit, _seat: Seat): number {
  return 0;
}
