import { wordsNow } from '../words/words.ts';
import type { Answered, CallName, Calls, TableNews } from './calls.ts';
import { startWorker } from './start-worker.ts';
import { troubleIn } from './trouble.ts';

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, Waiting>();
const followers = new Map<string, (news: TableNews) => void>();

function start(): Worker {
  const started = startWorker();
  started.onmessage = ({ data }: MessageEvent<Answered | TableNews>) => {
    if ('told' in data) followers.get(data.told)?.(data);
    else {
      const call = waiting.get(data.re);
      waiting.delete(data.re);
      if ('failed' in data) call?.reject(new Error(troubleIn(wordsNow(), data.failed)));
      else call?.resolve(data.result);
    }
  };
  started.onerror = (event) => {
    // Nothing will come any more: say so to all who wait, and begin anew with the next call.
    event.preventDefault();
    worker = null;
    for (const call of waiting.values()) call.reject(new Error(wordsNow().local.noRules));
    waiting.clear();
    for (const [id, follower] of followers) follower({ told: id, events: [], lost: 'the worker stopped' });
  };
  return started;
}

/** Asks something of the worker that runs local tables and replays. */
export function ask<N extends CallName>(call: N, args: Calls[N]['args']): Promise<Calls[N]['result']> {
  worker ??= start();
  const re = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(re, { resolve: resolve as (result: unknown) => void, reject });
    worker?.postMessage({ re, call, args });
  });
}

/** Hears what is told about a table until the returned function is called. */
export function followTable(id: string, follower: (news: TableNews) => void): () => void {
  followers.set(id, follower);
  return () => {
    if (followers.get(id) === follower) followers.delete(id);
  };
}
