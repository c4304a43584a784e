import { Worker } from 'node:worker_threads';
import type { AnyRuleset } from '@indigo/kernel';
import { boutsOf, type Terms } from './bout.ts';
import { Lineups } from './lineups.ts';
import { type Fought, Standing } from './standing.ts';

export interface ArenaWork {
  readonly terms: Terms;
  /** At most so many. */
  readonly matches: number;
  /** Play no more of those of whom it is sure who is better. */
  readonly untilSure: boolean;
  /** From which share of wins on one is better: for the test. */
  readonly margin: number;
  readonly jobs: number;
  /** Played before. */
  readonly known: readonly Fought[];
  /** Is no other match to be begun? */
  readonly isStopped?: () => boolean;
}

export const beginning = ({ terms, margin }: Pick<ArenaWork, 'terms' | 'margin'>): Standing =>
  new Standing(terms.bots, new Lineups(terms.bots, terms.seats), margin);

/** Others who play it: those matches that are lacking, in any order. */
export type Elsewhere = (lacks: (index: number) => boolean, take: (fought: Fought) => void) => Promise<void>;

/** Even from src, as in tests, it is the compiled worker that runs. */
const WORKER = new URL('../../dist/arena/worker.js', import.meta.url);

/**
 * Plays an arena, on workers or right here. What it comes to depends on its terms alone: matches count in the order of
 * their numbers, and one that was begun before it became sure who is better is dropped. `heard` gets each match that
 * counts and was not known.
 */
export async function playArena(
  ruleset: AnyRuleset,
  work: ArenaWork,
  heard: (fought: Fought, standing: Standing) => void,
  elsewhere: Elsewhere | null = null,
): Promise<Standing> {
  const { terms, matches, untilSure, isStopped = () => false } = work;
  const standing = beginning(work);
  const known = new Map(work.known.map((fought) => [fought.index, fought]));
  const ready = new Map(known);
  let counted = 0;
  const settled = (index: number): boolean => untilSure && standing.isSettled(index);
  const count = (): void => {
    for (; counted < matches; counted++) {
      const dropped = settled(counted);
      const fought = ready.get(counted);
      if (!dropped && fought === undefined) return;
      ready.delete(counted);
      if (dropped || fought === undefined) continue;
      standing.add(fought);
      if (!known.has(counted)) heard(fought, standing);
    }
  };
  let last = -1;
  /** The next match to play, null where none is left. */
  const next = (): number | null => {
    if (isStopped()) return null;
    do last++;
    while (last < matches && (known.has(last) || settled(last)));
    return last < matches ? last : null;
  };
  /** Has this one neither come nor become needless? */
  const lacks = (index: number): boolean =>
    index >= counted && !ready.has(index) && !known.has(index) && !settled(index);
  const take = (fought: Fought): void => {
    ready.set(fought.index, fought);
    count();
  };
  count();
  if (elsewhere !== null) await elsewhere(lacks, take);
  else if (work.jobs === 1) {
    const fight = boutsOf(ruleset, terms);
    for (let index = next(); index !== null; index = next()) {
      take(fight(index));
      // A breath, in which Ctrl-C is heard.
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  } else await onWorkers(work, next, take);
  return standing;
}

async function onWorkers(
  { terms, jobs }: ArenaWork,
  next: () => number | null,
  take: (fought: Fought) => void,
): Promise<void> {
  // Not our own flags: under a test they would lead the compiled worker to sources.
  const workers = Array.from({ length: jobs }, () => new Worker(WORKER, { workerData: terms, execArgv: [] }));
  try {
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            const give = (): void => {
              const index = next();
              if (index === null) resolve();
              else worker.postMessage(index);
            };
            worker.on('message', (fought: Fought) => {
              take(fought);
              give();
            });
            worker.on('error', reject);
            give();
          }),
      ),
    );
  } finally {
    for (const worker of workers) await worker.terminate();
  }
}
