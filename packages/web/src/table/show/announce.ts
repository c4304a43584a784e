import type { Say } from '@indigo/kernel';

/** Lines a screen reader is told, and how many lines of the story that makes. */
export interface Announced {
  readonly told: number;
  /** The newest; each has a number that no other ever had. */
  readonly lines: readonly { readonly no: number; readonly say: Say }[];
  readonly last: number;
}

/** Older ones have been read out. */
const KEPT = 8;

/** What is to be read out once the story is so far. What was taken back is not said again, what comes instead is. */
export function announce(before: Announced, story: readonly Say[], earlier: number): Announced {
  const told = earlier + story.length;
  if (told <= before.told) return told === before.told ? before : { ...before, told };
  const fresh = story.slice(Math.max(0, before.told - earlier));
  const lines = fresh.map((say, i) => ({ no: before.last + 1 + i, say }));
  return { told, lines: [...before.lines, ...lines].slice(-KEPT), last: before.last + fresh.length };
}
