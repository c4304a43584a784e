import type { Analysis } from '@indigo/bots';
import type { MatchRecord } from '@indigo/kernel';
import type { Answered, Call, Progressed } from '../local/calls.ts';
import { startWorker } from '../local/start-worker.ts';
import { troubleIn } from '../local/trouble.ts';
import { wordsNow } from '../words/words.ts';

/** How far an analysis is. */
export type Stage =
  | { readonly is: 'idle' }
  | { readonly is: 'working'; readonly share: number }
  | { readonly is: 'done'; readonly analysis: Analysis }
  | { readonly is: 'failed'; readonly reason: string };

const IDLE: Stage = { is: 'idle' };

/** Analyses one match on a thread of its own, which ends with it: neither page nor tables wait. */
export class Analyst {
  private stage: Stage = IDLE;
  private worker: Worker | null = null;
  private readonly listeners = new Set<() => void>();

  readonly get = (): Stage => this.stage;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  begin(record: MatchRecord): void {
    if (this.worker !== null || this.stage.is === 'done') return;
    const worker = startWorker();
    this.worker = worker;
    this.set({ is: 'working', share: 0 });
    worker.onmessage = ({ data }: MessageEvent<Answered | Progressed>) => {
      if ('done' in data) this.set({ is: 'working', share: data.done / record.entries.length });
      else if ('failed' in data) this.end({ is: 'failed', reason: troubleIn(wordsNow(), data.failed) });
      else this.end({ is: 'done', analysis: data.result as Analysis });
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.end({ is: 'failed', reason: wordsNow().local.noRules });
    };
    const call: Call<'analyse'> = { re: 0, call: 'analyse', args: { record } };
    worker.postMessage(call);
  }

  fail(reason: string): void {
    this.end({ is: 'failed', reason });
  }

  stop(): void {
    if (this.worker !== null) this.end(IDLE);
  }

  private end(stage: Stage): void {
    this.worker?.terminate();
    this.worker = null;
    this.set(stage);
  }

  private set(stage: Stage): void {
    this.stage = stage;
    for (const listener of this.listeners) listener();
  }
}

let last = { id: '', analyst: new Analyst() };

/** The one for a match. Only the last is remembered: who looks at another match is done with the one before. */
export function analystOf(id: string): Analyst {
  if (last.id !== id) {
    last.analyst.stop();
    last = { id, analyst: new Analyst() };
  }
  return last.analyst;
}

/** Analyses the match of this record once it is there. */
export async function beginWith(analyst: Analyst, fetched: Promise<MatchRecord | null>): Promise<void> {
  try {
    const record = await fetched;
    if (record === null) analyst.fail(wordsNow().analysis.noRecord);
    else analyst.begin(record);
  } catch (error) {
    analyst.fail((error as Error).message);
  }
}
