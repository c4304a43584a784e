import { Redis } from 'ioredis';

/** Nobody is kept waiting for longer than this to be counted: then they pass uncounted. */
const PATIENCE_MS = 250;
const AGAIN_MS = 1_000;

/** Where several servers count together who asks how often. While it is away they count nobody. */
export function countingAt(url: string, onTrouble: (error: unknown) => void): Redis {
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    // What is asked while it is away fails at once, and so does what it does not answer: then the line is cut.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    socketTimeout: PATIENCE_MS,
    retryStrategy: () => AGAIN_MS,
  });
  let told = false;
  redis.on('error', (error) => {
    // Once each time it goes away.
    if (!told) onTrouble(error);
    told = true;
  });
  redis.on('ready', () => {
    told = false;
  });
  return redis;
}
