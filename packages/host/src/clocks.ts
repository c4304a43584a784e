/** Clocks, in milliseconds: one that tells the time, and one that goes only while this thread works, where there is such a one. */
export interface Clocks {
  readonly now: () => number;
  readonly spent?: (() => number) | null;
}

/** Between two looks at the clock a future gets on by a choice, and in the end an answer has to be made: about so many milliseconds. */
const LATE = 0.3;
/** But no more than this share of the budget is kept for it. */
const SHARE = 0.25;

/** Says when so much is nearly spent. What else the machine does is nobody's thought: where that can be told, it does not count. */
export function allowance({ now, spent }: Clocks, ms: number): () => boolean {
  const enough = Math.max(ms - LATE, (1 - SHARE) * ms);
  let look = now() + enough;
  if (!spent) return () => now() >= look;
  const due = spent() + enough;
  return () => {
    const at = now();
    // No thread works longer than time goes by: until then the clock that is slow to read need not be.
    if (at < look) return false;
    const left = due - spent();
    look = at + left;
    return left <= 0;
  };
}
