import { THOUGHTS } from '@indigo/server';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { text } from '../text.ts';
import { messageOf, UnreachableError } from '../trouble.ts';

/** Which share of which series. All else is in the database. */
export interface Ticket {
  readonly series: string;
  readonly first: number;
}

const NAME = 'shares';
const PREFIX = 'indigo';
/** A worker that has not been heard of for so long is dead, and its share another's. */
const LOCK_MS = 6_000;
const LOOK_MS = 3_000;
/** However often its worker dies: whoever waits would queue it again. */
const ANY_NUMBER = 1_000;
const PATIENCE_MS = 2_000;

const idOf = ({ series, first }: Ticket): string => `${series}-${first}`;

/** Where shares wait for somebody to play them. It may be emptied or away at any time: then they are put there again. */
export class Tickets {
  private readonly queue: Queue<Ticket>;

  private constructor(queue: Queue<Ticket>) {
    this.queue = queue;
    // Whoever waits tries again by itself.
    queue.on('error', () => {});
  }

  /** Throws an UnreachableError. */
  static async at(url: string): Promise<Tickets> {
    await reach(url);
    return new Tickets(
      new Queue(NAME, {
        prefix: PREFIX,
        // While Redis is away, nothing piles up here.
        connection: { url, enableOfflineQueue: false },
        defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
      }),
    );
  }

  /** Those that wait already, or are being played, stay as they are. */
  async put(tickets: readonly Ticket[]): Promise<void> {
    await this.queue.addBulk(
      tickets.map((ticket) => ({ name: NAME, data: ticket, opts: { jobId: idOf(ticket) } })),
    );
  }

  /** Nobody needs them any more. Those that are being played are played to their end. */
  async takeBack(tickets: readonly Ticket[]): Promise<void> {
    await Promise.allSettled(tickets.map((ticket) => this.queue.remove(idOf(ticket))));
  }

  /** How many processes play shares now. */
  async workers(): Promise<number> {
    return this.queue.getWorkersCount();
  }

  async close(): Promise<void> {
    await this.queue.close();
  }
}

export interface Working {
  /** Finishes what is being played, for so long at most, and ends. */
  end(ms: number): Promise<void>;
}

/**
 * Plays shares as they come, and thinks for bots of servers, each on a thread: on the thread that holds Redis' lock nobody would renew it, and a process of
 * its own would outlive us. Throws an UnreachableError.
 */
export async function work(
  at: { readonly redis: string; readonly store: string; readonly jobs: number },
  heard: { played(ticket: Ticket, ms: number): void; thought(): void; trouble(why: string): void },
): Promise<Working> {
  await reach(at.redis);
  const common = {
    connection: { url: at.redis, maxRetriesPerRequest: null },
    concurrency: at.jobs,
    useWorkerThreads: true,
    lockDuration: LOCK_MS,
    stalledInterval: LOOK_MS,
  };
  // Not our own flags: under a test they would lead the compiled thread to sources.
  const threads = { execArgv: [], workerData: { store: at.store } };
  const player = new Worker<Ticket>(NAME, PROCESSOR, {
    ...common,
    prefix: PREFIX,
    workerThreadsOptions: threads,
    maxStalledCount: ANY_NUMBER,
  });
  player.on('completed', ({ data, processedOn = 0, finishedOn = 0 }) =>
    heard.played(data, finishedOn - processedOn),
  );
  player.on('failed', (_, error) => heard.trouble(messageOf(error)));
  // Whoever waits for a thought has given it up long before another worker could take it over.
  const thinker = new Worker(THOUGHTS.name, THINKER, {
    ...common,
    prefix: THOUGHTS.prefix,
    workerThreadsOptions: threads,
    maxStalledCount: 0,
  });
  thinker.on('completed', () => heard.thought());
  const workers = [player, thinker];
  for (const worker of workers) worker.on('error', (error) => heard.trouble(messageOf(error)));
  return {
    end: async (ms) => {
      let late: NodeJS.Timeout | undefined;
      const tooLate = new Promise<void>((resolve) => {
        late = setTimeout(resolve, ms);
      });
      await Promise.race([Promise.all(workers.map((worker) => worker.close())), tooLate]);
      clearTimeout(late);
      await Promise.all(workers.map((worker) => worker.close(true)));
    },
  };
}

/** Even from src, as in tests, it is the compiled thread that runs. */
const PROCESSOR = new URL('../../dist/cluster/processor.js', import.meta.url);
const THINKER = new URL('../../dist/cluster/thinking.js', import.meta.url);

async function reach(url: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: PATIENCE_MS, retryStrategy: () => null });
  let why: unknown = null;
  redis.on('error', (error) => {
    why = error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw new UnreachableError(text.cluster.noRedis(new URL(url).host, messageOf(why ?? error)));
  } finally {
    redis.disconnect();
  }
}
