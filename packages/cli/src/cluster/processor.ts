import { workerData } from 'node:worker_threads';
import { catalog } from '@indigo/catalog';
import { openShares, type Shares } from '@indigo/server';
import { playShareOf } from './playing.ts';
import type { Ticket } from './queue.ts';

const { store } = workerData as { readonly store: string };
const AGAIN_MS = 1_000;
/** For so long a result waits for a database that is away; then the share is played again. */
const TIMES = 60;

let opened: Promise<Shares> | null = null;

/** What BullMQ calls on this thread for every share. */
export default async function play({ data: { series, first } }: { readonly data: Ticket }): Promise<void> {
  opened ??= openShares(store);
  opened.catch(() => {
    opened = null;
  });
  const shares = await opened;
  const spec = await shares.spec(series);
  // Nobody waits for it any more, or it was put back in the queue just before its result was seen.
  if (spec === null || (await shares.has(series, first))) return;
  const result = JSON.stringify(await playShareOf(catalog, JSON.parse(spec), first));
  for (let time = 1; ; time++) {
    try {
      await shares.keep(series, { first, result });
      return;
    } catch (error) {
      if (time === TIMES) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
