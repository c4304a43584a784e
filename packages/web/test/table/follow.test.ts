import { describe, expect, it } from 'vitest';
import { follows, UNREAD } from '../../src/table/panels/follow.ts';

const list = (scrollTop: number, scrollHeight: number, clientHeight = 200) => ({
  scrollTop,
  scrollHeight,
  clientHeight,
});
/** It had 1000 pixels and was left at their end. */
const LEFT = { top: 800, height: 1000 };

describe('the log', () => {
  it('follows from the start, and however much is told at once', () => {
    expect(follows(list(0, 1000), UNREAD)).toBe(true);
    expect(follows(list(800, 1900), LEFT)).toBe(true);
  });

  it('stays where somebody turned back to read, and follows again from the end', () => {
    expect(follows(list(500, 1040), LEFT)).toBe(false);
    expect(follows(list(830, 1040), LEFT)).toBe(true);
  });

  it('follows when its place grows or shrinks, and when old turns leave it', () => {
    expect(follows(list(600, 1000, 400), LEFT)).toBe(true);
    expect(follows(list(800, 1000, 60), LEFT)).toBe(true);
    expect(follows(list(500, 700), LEFT)).toBe(true);
  });
});
