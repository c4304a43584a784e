/** How often it looks, in milliseconds. */
const EVERY = 500;

/**
 * Ends this process as a signal would once whoever started it is gone. npm puts a shell between itself and a script,
 * which takes a signal to itself and leaves the script behind.
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY);
  watch.unref();
}
