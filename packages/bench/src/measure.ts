import type { Budget } from './variant.ts';

/** CPU nanoseconds (user and system, all threads: garbage collection counts) a unit of `batch`. */
export function cpuTime(batch: () => number, { warmUp, measure }: Budget): number {
  if (warmUp > 0) warm(batch, warmUp);
  return spend(batch, measure);
}

/** It is warm once it gets no faster: with many rules the compiler is at it for seconds. */
function warm(batch: () => number, ms: number): void {
  let cost = spend(batch, ms);
  for (let more = 0; more < MOST; more++) {
    const next = spend(batch, ms / 2);
    if (next > FASTER * cost) return;
    cost = next;
  }
}
const FASTER = 0.9;
const MOST = 20;

/**
 * What a unit costs, of about so many milliseconds. They are of CPU, not of time: on a busy machine the compiler would else be half
 * done with its work.
 */
function spend(batch: () => number, ms: number): number {
  const begun = spentMs();
  let look = performance.now() + ms;
  let units = 0;
  for (;;) {
    units += batch();
    // The other clock is slow to read, and rarely ahead of this one.
    if (performance.now() < look) continue;
    const spent = spentMs() - begun;
    if (spent >= ms) return (spent * 1e6) / units;
    look = performance.now() + ms - spent;
  }
}

function spentMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
