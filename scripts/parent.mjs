import { readFileSync } from 'node:fs';

/** How often it looks, in milliseconds. */
const EVERY = 500;

/**
 * Ends this process as a signal would once whoever started it is gone. npm puts a shell between itself and a script,
 * which takes a signal to itself and leaves the script behind; and where npm itself is killed, the shell stays.
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  // Whoever started npm may go: a server is often left behind on purpose.
  const npm = isShell(parent) ? parentOf(parent) : null;
  const watch = setInterval(() => {
    if (process.ppid === parent && (npm === null || parentOf(parent) === npm)) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY);
  watch.unref();
}

/** A shell that was given a line to run. Only Linux tells of other processes in files. */
const isShell = (pid) => told(pid, 'cmdline')?.split('\0')[1] === '-c';

/** The second word after its name, which stands in brackets and may hold anything. */
const parentOf = (pid) => {
  const stat = told(pid, 'stat');
  return stat === null ? null : Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]);
};

function told(pid, what) {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return null;
  }
}
