import { Worker } from 'node:worker_threads';
import type { Kept, Wish, Written } from './exporter.ts';
import { StorageError } from './trouble.ts';

/** Even from src, as in tests, it is the compiled worker that runs. */
const WORKER = new URL('../dist/exporter.js', import.meta.url);

/** A match that cannot be written anywhere, because it cannot be read. */
export class Unreadable extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'Unreadable';
  }
}

/** Writes matches into files, on a thread of its own: nobody who plays waits for a long match to be played through. */
export class Exports {
  private readonly worker: Worker;
  private waiting: { done(file: string): void; failed(error: Error): void } | null = null;

  constructor(kept: Kept) {
    this.worker = new Worker(WORKER, { workerData: kept, execArgv: [] });
    this.worker.unref();
    this.worker.on('message', (written: Written) => {
      const { waiting } = this;
      this.waiting = null;
      this.worker.unref();
      if ('file' in written) waiting?.done(written.file);
      else if ('damaged' in written) waiting?.failed(new Unreadable(written.damaged));
      else waiting?.failed(new StorageError(written.trouble));
    });
    this.worker.on('error', (error) => this.fail(error as Error));
  }

  private fail(error: Error): void {
    this.waiting?.failed(error);
    this.waiting = null;
  }

  /** One match at a time. Resolves with the name of its file when it is written. */
  write(match: string, folder: string): Promise<string> {
    return new Promise((done, failed) => {
      this.waiting = { done, failed };
      this.worker.ref();
      this.worker.postMessage({ match, folder } satisfies Wish);
    });
  }

  async close(): Promise<void> {
    this.fail(new StorageError('it was called off'));
    await this.worker.terminate();
  }
}
