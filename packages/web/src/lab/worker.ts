/** A thread of the lab. */
export const labWorker = (): Worker =>
  new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module', name: 'lab' });
