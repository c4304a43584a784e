import { Worker } from 'node:worker_threads';
import type { Compilable } from 'kysely';
import type { Writer, Written } from '../sql/writer.ts';
import { Conflict } from '../store.ts';
import type { Job, Outcome } from './writer.ts';

interface Waiting {
  readonly job: Job;
  readonly done: () => void;
  readonly failed: (error: Error) => void;
}

/** Even from src, as in tests, it is the compiled worker that runs. */
const WORKER = new URL('../../dist/sqlite/writer.js', import.meta.url);
/** Somebody else wrote it, or wrote less before it than was thought. */
const CONFLICTS = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_GAP'];
const MOST = 1024;
/** How long the first act of a batch waits for others. */
const GATHER_MS = 4;

/**
 * Group commit: while one batch is on its way to the disk, the next gathers, so that many tables share one flush of
 * the disk. It is written on a thread of its own: nobody's message waits for the disk but those it concerns. A promise
 * is kept only when the disk has it.
 */
export class Commits implements Writer {
  private readonly worker: Worker;
  private gathering: Waiting[] = [];
  private writing: Waiting[] = [];
  private scheduled = false;
  /** When the first of those that gather came. */
  private since = 0;
  private broken: Error | null = null;
  private rest: (() => void) | null = null;

  constructor(file: string) {
    this.worker = new Worker(WORKER, { workerData: file, execArgv: [] });
    this.worker.on('message', (outcome: Outcome) => this.written(outcome));
    this.worker.on('error', (error) => this.fail(error as Error));
    this.worker.unref();
  }

  async write(...queries: readonly Compilable[]): Promise<void> {
    const compiled = queries.map((query) => query.compile());
    await this.add(['statements', ...compiled.map(({ sql, parameters }) => [sql, parameters] as const)]);
  }

  append(match: string, at: number, act: string, summary: Written | null): Promise<void> {
    return this.add(['act', match, at, act, summary]);
  }

  summarise(match: string, summary: Written, acts: number): Promise<void> {
    return this.add(['summary', match, summary, acts]);
  }

  private add(job: Job): Promise<void> {
    return new Promise((done, failed) => {
      if (this.broken !== null) return failed(this.broken);
      if (this.gathering.length === 0) this.since = performance.now();
      this.gathering.push({ job, done, failed });
      if (this.writing.length > 0 || this.scheduled) return;
      this.schedule();
    });
  }

  /** What else comes within a moment goes with it: a flush of the disk costs the same for one act and for a hundred. */
  private schedule(): void {
    this.scheduled = true;
    const wait = GATHER_MS - (performance.now() - this.since);
    if (wait > 0) setTimeout(() => this.flush(), wait);
    else setImmediate(() => this.flush());
  }

  private flush(): void {
    this.scheduled = false;
    if (this.writing.length > 0 || this.gathering.length === 0) return;
    this.writing = this.gathering.splice(0, MOST);
    this.worker.ref();
    this.worker.postMessage(this.writing.map(({ job }) => job));
  }

  private written(outcome: Outcome): void {
    const batch = this.writing;
    this.writing = [];
    this.worker.unref();
    if ('broken' in outcome) {
      const error = Object.assign(new Error(outcome.broken), { code: outcome.code });
      for (const { failed } of batch) failed(error);
    } else {
      for (const { job: index, message, code } of outcome.failed) {
        const { job, failed } = batch[index];
        const taken = job[0] === 'act' && CONFLICTS.includes(code);
        failed(taken ? new Conflict(job[1], job[2]) : Object.assign(new Error(message), { code }));
      }
      // Those that failed are not listening any more.
      for (const { done } of batch) done();
    }
    if (this.gathering.length === 0) this.rest?.();
    else if (this.rest !== null) this.flush();
    else if (!this.scheduled) this.schedule();
  }

  private fail(error: Error): void {
    this.broken = error;
    const lost = [...this.writing, ...this.gathering];
    this.writing = [];
    this.gathering = [];
    for (const { failed } of lost) failed(error);
    this.rest?.();
  }

  /** Writes all that waits, and ends. */
  async close(): Promise<void> {
    if (this.writing.length > 0 || this.gathering.length > 0) {
      this.flush();
      await new Promise<void>((resolve) => {
        this.rest = resolve;
      });
    }
    if (this.broken !== null) return;
    const gone = new Promise((resolve) => this.worker.once('exit', resolve));
    this.worker.ref();
    this.worker.postMessage(null);
    await gone;
  }
}
