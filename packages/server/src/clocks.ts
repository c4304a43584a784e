import { openSync, readSync } from 'node:fs';
import type { Clocks } from '@indigo/host';

/** The clocks of the thread that calls. */
export const clocks = (): Clocks => ({ now: () => performance.now(), spent: threadClock() });

/** How long this thread has worked, in milliseconds. Null where nothing tells: neither Node (before 22.19) nor Linux. */
function threadClock(): (() => number) | null {
  const { threadCpuUsage } = process as NodeJS.Process & { threadCpuUsage?: typeof process.cpuUsage };
  if (threadCpuUsage === undefined) return linuxClock();
  return () => {
    const { user, system } = threadCpuUsage();
    return (user + system) / 1e3;
  };
}

/** The first number of a thread's file there is how long it has worked, in nanoseconds. */
function linuxClock(): (() => number) | null {
  try {
    const file = openSync('/proc/thread-self/schedstat', 'r');
    const text = Buffer.alloc(64);
    const clock = (): number => {
      // The file is as old as the last turn of the scheduler. To be asked this makes Linux count on to this moment.
      process.cpuUsage();
      return Number.parseInt(text.toString('latin1', 0, readSync(file, text, 0, text.length, 0)), 10) / 1e6;
    };
    return clock() > 0 ? clock : null;
  } catch {
    return null;
  }
}
