import type { Budget } from './variant.ts';

/** CPU nanoseconds (user and system, all threads: garbage collection counts) a unit of `batch`. */
export function cpuTime(batch: () => number, { warmUp, measure }: Budget): number {
  if (warmUp > 0) warm(batch, warmUp);
  return spend(batch, measure);
}

/**
 * It is warm once it has got no faster several times in a row: with many rules the compiler is at it for seconds, and a slow moment
 * in between is no sign that it is done.
 */
function warm(batch: () => number, ms: number): void {
  let best = spend(batch, ms);
  let idle = 0;
  for (let more = 0; more < MOST && idle < PATIENCE; more++) {
    const next = spend(batch, ms / 2);
    idle = next < FASTER * best ? 0 : idle + 1;
    best = Math.min(best, next);
  }
}
const FASTER = 0.95;
const PATIENCE = 3;
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
