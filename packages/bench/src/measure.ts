import type { Budget } from './variant.ts';

/** CPU nanoseconds (user and system, all threads: garbage collection counts) a unit of `batch`. */
export function cpuTime(batch: () => number, budget: Budget): number {
  spend(batch, budget.warmUp);
  const before = spentMs();
  const units = spend(batch, budget.measure);
  return ((spentMs() - before) * 1e6) / units;
}

/** Milliseconds of CPU, not of time: on a busy machine the compiler would else be half done with its work. */
function spend(batch: () => number, ms: number): number {
  const due = spentMs() + ms;
  let look = performance.now() + ms;
  let units = 0;
  for (;;) {
    units += batch();
    // The other clock is slow to read. No thread works longer than time goes by, and few threads work here.
    if (performance.now() < look) continue;
    const left = due - spentMs();
    if (left <= 0) return units;
    look = performance.now() + left;
  }
}

function spentMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
