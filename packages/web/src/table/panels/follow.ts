/** A list that was scrolled to its end, as it was left. */
export interface Left {
  readonly top: number;
  readonly height: number;
}

/** Nobody has turned back in it yet. */
export const UNREAD: Left = { top: Number.NEGATIVE_INFINITY, height: 0 };

/** So far from the end is still at the end, in pixels. */
const NEAR = 60;

/**
 * Whether who reads it is still at its end. Not asked while it scrolls: by the time a browser tells of that, more may have
 * been told, and the end be far away though nobody moved.
 */
export function follows(
  { scrollTop, scrollHeight, clientHeight }: Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>,
  { top, height }: Left,
): boolean {
  const ends = (at: number): boolean => at - clientHeight - scrollTop < NEAR;
  return scrollTop > top - NEAR || ends(height) || ends(scrollHeight);
}
