import type { Position } from '@indigo/host';
import { type Job, Queue, QueueEvents } from 'bullmq';
import { Redis } from 'ioredis';
import { newId } from './keys.ts';
import { THOUGHTS } from './queues.ts';
import type { Helpers, Ids } from './thinkers.ts';

/** Longer than any bot thinks by far. After that the server thinks itself. */
const PATIENCE_MS = 1_500;
/** So long it is believed how many workers there are. */
const COUNT_MS = 3_000;
/** An answer that nobody has fetched is forgotten. */
const KEPT_S = 10;
const AGAIN_MS = 1_000;
const CLOSE_MS = 500;

/** Workers that think for this server. Nothing hangs on them: whatever goes wrong, they have no answer. */
export class Thoughts implements Helpers {
  private readonly lines: Redis[] = [];
  private readonly queue: Queue<Position, Ids>;
  private readonly events: QueueEvents;
  private workers: Promise<number> = Promise.resolve(0);
  private counted = Number.NEGATIVE_INFINITY;

  constructor(url: string, onTrouble: (error: unknown) => void) {
    const { name, prefix } = THOUGHTS;
    const line = (options: { enableOfflineQueue?: boolean; maxRetriesPerRequest: number | null }): Redis => {
      const redis = new Redis(url, { ...options, retryStrategy: () => AGAIN_MS });
      redis.on('error', onTrouble);
      this.lines.push(redis);
      return redis;
    };
    this.queue = new Queue(name, {
      prefix,
      // While Redis is away, nothing piles up here.
      connection: line({ enableOfflineQueue: false, maxRetriesPerRequest: 0 }),
      defaultJobOptions: { removeOnComplete: { age: KEPT_S }, removeOnFail: true },
    });
    this.events = new QueueEvents(name, { prefix, connection: line({ maxRetriesPerRequest: null }) });
    this.queue.on('error', onTrouble);
    this.events.on('error', onTrouble);
  }

  async think(position: Position): Promise<Ids | null> {
    let job: Job<Position, Ids> | null = null;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PATIENCE_MS);
    });
    const found = async (): Promise<Ids | null> => {
      if ((await this.present()) === 0) return null;
      job = await this.queue.add(THOUGHTS.name, position, { jobId: newId() });
      return job.waitUntilFinished(this.events, PATIENCE_MS);
    };
    const asked = found().catch(() => null);
    const answer = await Promise.race([asked, late]);
    clearTimeout(timer);
    // Nobody needs it any more. What is being thought about is thought to its end.
    if (answer === null) (job as Job | null)?.remove().catch(() => {});
    return answer;
  }

  /** How many workers there are. */
  private present(): Promise<number> {
    const now = performance.now();
    if (now - this.counted < COUNT_MS) return this.workers;
    this.counted = now;
    this.workers = this.queue.getWorkersCount().catch(() => 0);
    return this.workers;
  }

  async close(): Promise<void> {
    const closed = Promise.allSettled([this.queue.close(), this.events.close()]);
    // If Redis is away, they would wait for it.
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref())]);
    for (const line of this.lines) line.disconnect();
  }
}
