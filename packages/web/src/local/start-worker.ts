/** A thread that knows the rules: for the tables of this page, or for something that takes long. */
export const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' });
