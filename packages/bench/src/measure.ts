import type { Budget } from './variant.ts';

/** CPU nanoseconds (user and system, all threads: garbage collection counts) a unit of `batch`. */
export function cpuTime(batch: () => number, budget: Budget): number {
  spend(batch, budget.warmUp);
  const before = process.cpuUsage();
  const units = spend(batch, budget.measure);
  const used = process.cpuUsage(before);
  return ((used.user + used.system) * 1000) / units;
}

function spend(batch: () => number, ms: number): number {
  const end = performance.now() + ms;
  let units = 0;
  do units += batch();
  while (performance.now() < end);
  return units;
}
