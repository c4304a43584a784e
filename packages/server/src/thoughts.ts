import type { Position } from '@indigo/host';
import { Queue, QueueEvents } from 'bullmq';
import { Redis } from 'ioredis';
import { newId } from './keys.ts';
import { THOUGHTS } from './queues.ts';
import type { Helpers, Ids } from './thinkers.ts';

/** Longer than any bot thinks by far. After that the server thinks itself. */
const PATIENCE_MS = 1_500;
/** So long it is believed how many workers there are. */
const COUNT_MS = 3_000;
const AGAIN_MS = 1_000;
const CLOSE_MS = 500;

/** Workers that think for this server. Nothing hangs on them: whatever goes wrong, they have no answer. */
export class Thoughts implements Helpers {
  private readonly lines: Redis[] = [];
  private readonly queue: Queue<Position, Ids>;
  private readonly events: QueueEvents;
  /** By job: who waits for what comes of it. */
  private readonly waiting = new Map<string, (answer: Ids | null) => void>();
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
      // What comes of a job is said as it ends.
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    });
    this.events = new QueueEvents(name, { prefix, connection: line({ maxRetriesPerRequest: null }) });
    this.queue.on('error', onTrouble);
    this.events.on('error', onTrouble);
    this.events.on('completed', ({ jobId, returnvalue }) =>
      // It is typed as text, and has been read as JSON.
      this.waiting.get(jobId)?.(returnvalue as Ids),
    );
    this.events.on('failed', ({ jobId }) => this.waiting.get(jobId)?.(null));
  }

  async think(position: Position): Promise<Ids | null> {
    const id = newId();
    const asked = this.ask(id, position).catch(() => false);
    const answer = await new Promise<Ids | null>((resolve) => {
      const late = setTimeout(() => resolve(null), PATIENCE_MS);
      this.waiting.set(id, (found) => {
        clearTimeout(late);
        resolve(found);
      });
      void asked.then((isAsked) => isAsked || this.waiting.get(id)?.(null));
    });
    this.waiting.delete(id);
    // Nobody needs it any more. What is being thought about is thought to its end.
    if (answer === null) this.takeBack(id, asked).catch(() => {});
    return answer;
  }

  /** False: nobody is there to be asked. */
  private async ask(jobId: string, position: Position): Promise<boolean> {
    if ((await this.present()) === 0) return false;
    await this.queue.add(THOUGHTS.name, position, { jobId });
    return true;
  }

  private async takeBack(id: string, asked: Promise<boolean>): Promise<void> {
    if (await asked) await this.queue.remove(id);
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
