import { Worker } from 'node:worker_threads';
import type { AnyRuleset } from '@indigo/kernel';
import type { Played } from '@indigo/lab';
import { type Heard, playShare, type Share } from './batch.ts';

export interface Work extends Omit<Share, 'first' | 'step'> {
  readonly jobs: number;
}

/** Even from src, as in tests, it is the compiled worker that runs. */
const WORKER = new URL('../../dist/simulate/worker.js', import.meta.url);

/** Plays a series, split over workers or right here. The result depends on the series alone, unless a match is `unkept`. */
export async function playSeries(
  ruleset: AnyRuleset,
  { jobs, ...work }: Work,
  heard: (lot: readonly Played[], done: number) => void,
  unkept: (why: string) => void = () => {},
): Promise<Played[]> {
  const all: Played[] = [];
  const report = (told: Heard): void => {
    if ('unkept' in told) unkept(told.unkept);
    else {
      all.push(...told.played);
      heard(told.played, all.length);
    }
  };
  if (jobs === 1 && work.changes.length === 0)
    await playShare(ruleset, { ...work, first: 0, step: 1 }, report);
  else {
    const workers = Array.from({ length: jobs }, (_, first) => start({ ...work, first, step: jobs }, report));
    try {
      await Promise.all(workers.map(({ finished }) => finished));
    } finally {
      for (const { worker } of workers) await worker.terminate();
    }
  }
  return all.sort((a, b) => a.index - b.index);
}

/** Plays a share on a thread of its own: changed data wants one that has not loaded the rules yet. */
export async function playApart(share: Share): Promise<Played[]> {
  const all: Played[] = [];
  const { worker, finished } = start(share, (told) => {
    if ('played' in told) all.push(...told.played);
  });
  await finished.finally(() => worker.terminate());
  return all;
}

function start(share: Share, report: (heard: Heard) => void): { worker: Worker; finished: Promise<void> } {
  // Not our own flags: under a test they would lead the compiled worker to sources.
  const worker = new Worker(WORKER, { workerData: share, execArgv: [] });
  const finished = new Promise<void>((resolve, reject) => {
    worker.on('message', report);
    worker.on('error', reject);
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a worker stopped with code ${code}`)),
    );
  });
  return { worker, finished };
}
