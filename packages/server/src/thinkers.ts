import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { bots, type Hint } from '@indigo/bots';
import { Behind, type Deeds, KEPT, type Position, positionFrom } from '@indigo/host';
import type { MatchRecord } from '@indigo/kernel';

export type Ids = string | readonly string[];

/** Others who may think for a server. */
export interface Helpers {
  /** Null: nobody has an answer in time. */
  think(position: Position): Promise<Ids | null>;
  close(): Promise<void>;
}

/** What a thread is asked: a bot's answer, hints, the words of a game, or what a match was to each seat. */
export type Task =
  | { readonly position: Position }
  | { readonly hint: Position }
  | { readonly learn: string }
  | { readonly chronicle: MatchRecord };

/** What it may find. */
export type Found = Ids | readonly Hint[] | readonly Deeds[];

export type Thought = {
  readonly job: number;
  readonly found?: Found;
  /** How long it took, by the clock of the thread. */
  readonly ms?: number;
  readonly error?: string;
  /** The table the thread does not know up to where the position begins. */
  readonly behind?: string;
};

interface Job {
  readonly done: (found: Found) => void;
  readonly failed: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

interface Thinker {
  readonly worker: Worker;
  readonly jobs: Map<number, Job>;
  /** By table: how much of it was sent there. */
  readonly sent: Map<string, number>;
}

/** Even from src, as in tests, it is the compiled worker that runs. */
const WORKER = new URL('../dist/thinker.js', import.meta.url);
/** Room for what is new and mostly thrown away at once, in a thread. */
const YOUNG_MB = 16;
/** A bot that takes longer is stuck. */
const PATIENCE_MS = 15_000;
/** To learn the words of a game takes matches of it: on a busy machine more time than a bot has, and nobody waits for it. */
const LEARNING_MS = 120_000;
/** What is thought about for so long may be thought about elsewhere. */
const LONG_MS = 50;

/** Threads on which bots think, so that nobody's message waits for a bot. Started when first needed. */
export class Thinkers {
  private readonly pool: (Thinker | null)[];
  private last = 0;
  private ended = false;
  private readonly took: ((ms: number) => void) | null;
  private readonly helpers: Helpers | null;

  /** `took`: hears how long each thought was. `helpers`: who takes what is thought about for long. */
  constructor(
    size = Math.max(1, Math.min(4, availableParallelism() - 1)),
    took: ((ms: number) => void) | null = null,
    helpers: Helpers | null = null,
  ) {
    this.pool = new Array<Thinker | null>(size).fill(null);
    this.took = took;
    this.helpers = helpers;
  }

  async think(position: Position): Promise<Ids> {
    const { helpers } = this;
    const helped =
      helpers !== null && isLong(position) ? await helpers.think(positionFrom(position, 0)) : null;
    return helped ?? (await this.thinkHere(position));
  }

  private thinkHere(position: Position): Promise<Ids> {
    return this.consult(position, (shared) => ({ position: shared })) as Promise<Ids>;
  }

  hint(position: Position): Promise<readonly Hint[]> {
    return this.consult(position, (shared) => ({ hint: shared })) as Promise<readonly Hint[]>;
  }

  private async consult(position: Position, task: (shared: Position) => Task): Promise<Found> {
    if (this.ended) throw new Error('no more thinking');
    // One table always thinks on the same thread: that thread knows the match so far, and is sent what is new.
    const index = spread(position.table) % this.pool.length;
    const known = this.send(position, index);
    try {
      return await this.give(task(positionFrom(position, known)), index);
    } catch (error) {
      if (!(error instanceof Behind)) throw error;
      return this.give(task(positionFrom(position, 0)), index);
    }
  }

  /** Notes that this much of the table is sent to the thread. Returns how much of it was sent before. */
  private send({ table, length }: Position, index: number): number {
    const { sent } = this.thread(index);
    const known = sent.get(table) ?? 0;
    sent.delete(table);
    sent.set(table, length);
    // As many as the thread remembers.
    if (sent.size > KEPT) sent.delete(sent.keys().next().value as string);
    return Math.min(known, length);
  }

  /** The words that packed messages of a game are made of. */
  learn(game: string): Promise<readonly string[]> {
    const index = spread(game) % this.pool.length;
    return this.give({ learn: game }, index, LEARNING_MS) as Promise<readonly string[]>;
  }

  /** What a match was to each seat. */
  chronicle(record: MatchRecord): Promise<readonly Deeds[]> {
    return this.give({ chronicle: record }, 0) as Promise<readonly Deeds[]>;
  }

  private give(task: Task, index: number, patience = PATIENCE_MS): Promise<Found> {
    if (this.ended) return Promise.reject(new Error('no more thinking'));
    const { worker, jobs } = this.thread(index);
    const job = ++this.last;
    return new Promise((done, failed) => {
      const timer = setTimeout(() => this.fail(index, new Error('a bot thinks for ever')), patience);
      jobs.set(job, { done, failed, timer });
      worker.postMessage({ job, task });
    });
  }

  async close(): Promise<void> {
    this.ended = true;
    const workers = this.pool.flatMap((thinker) => (thinker === null ? [] : [thinker.worker]));
    for (const index of this.pool.keys()) this.fail(index, new Error('no more thinking'));
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  private thread(index: number): Thinker {
    this.pool[index] ??= this.start(index);
    return this.pool[index];
  }

  private start(index: number): Thinker {
    // Of the size it may grow to, from the beginning: half as often the collector takes a share of somebody's millisecond.
    setFlagsFromString(`--min-semi-space-size=${YOUNG_MB}`);
    // Not our own flags: under a test they would lead the compiled worker to sources.
    const worker = new Worker(WORKER, { execArgv: [] });
    const jobs = new Map<number, Job>();
    worker.unref();
    worker.on('message', ({ job, found, ms, error, behind }: Thought) => {
      const waiting = jobs.get(job);
      if (waiting === undefined) return;
      jobs.delete(job);
      clearTimeout(waiting.timer);
      if (behind !== undefined) waiting.failed(new Behind(behind));
      else if (found === undefined) waiting.failed(new Error(error));
      else {
        if (ms !== undefined) this.took?.(ms);
        waiting.done(found);
      }
    });
    worker.on('error', (error) => this.fail(index, error));
    return { worker, jobs, sent: new Map() };
  }

  /** Gives a thread up with all it was thinking about. */
  private fail(index: number, error: Error): void {
    const thinker = this.pool[index];
    if (thinker === null) return;
    this.pool[index] = null;
    void thinker.worker.terminate();
    for (const { failed, timer } of thinker.jobs.values()) {
      clearTimeout(timer);
      failed(error);
    }
  }
}

/** A thought that takes longer than sending it away. */
const isLong = ({ bot }: Position): boolean =>
  Object.hasOwn(bots, bot) && (bots[bot as keyof typeof bots].ms ?? 0) >= LONG_MS;

function spread(text: string): number {
  let h = 0;
  for (let i = 0; i < text.length; i++) h = (Math.imul(h, 31) + text.charCodeAt(i)) | 0;
  return h >>> 0;
}
