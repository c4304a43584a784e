import type { FocusProps } from '../skin.ts';
export function Battle(_: FocusProps) {
  return null;
}
