import { randomUUID } from 'node:crypto';
import type { Shares } from '@indigo/server';
import { type Meeting, sharesAt } from './meeting.ts';
import type { Ticket, Tickets } from './queue.ts';
import type { MatchOf, Outcome, Spec } from './spec.ts';

const POLL_MS = 100;
/** What has no result is put into the queue again this often: whoever emptied it, and whoever died. */
const AGAIN_MS = 3_000;
const TOUCH_MS = 10_000;
/** At most so many wait in the queue at once. */
const AHEAD = 256;
/** After so long without a worker it is said that there is none. */
const ALONE_MS = 3_000;

/**
 * Has a series played by whoever works. `lacks` says which shares are still wanted; `heard` gets the matches of each as
 * they come; `alone` is called once if nobody seems to be there to play. Ends when nothing is lacking. Throws an
 * UnreachableError at the start; later, what is away is waited for.
 */
export async function playTogether<S extends Spec>(
  at: Meeting,
  spec: S,
  on: {
    lacks(): readonly number[];
    heard(played: readonly MatchOf<S['kind']>[]): void;
    alone(): void;
  },
): Promise<void> {
  // Loaded only here: who plays alone needs none of it.
  const { Tickets } = await import('./queue.ts');
  const shares = await sharesAt(at);
  let tickets: Tickets | null = null;
  const series = randomUUID();
  const known = new Set<number>();
  const ticketsFor = (firsts: readonly number[]): Ticket[] => firsts.map((first) => ({ series, first }));
  const lacking = (): number[] => on.lacks().filter((first) => !known.has(first));
  // Who is told to stop leaves nothing behind that others would go on with.
  let stopped: NodeJS.Signals | null = null;
  const stop = (signal: NodeJS.Signals): void => {
    stopped = signal;
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    tickets = await Tickets.at(at.redis);
    await shares.begin(series, JSON.stringify(spec));
    const keepQueued = regularly(AGAIN_MS, async (queue: Tickets) =>
      queue.put(ticketsFor(lacking().slice(0, AHEAD))),
    );
    const keepAlive = regularly(TOUCH_MS, async () => shares.touch(series));
    const lookRound = once(ALONE_MS, async (queue: Tickets) => {
      if ((await queue.workers()) === 0) on.alone();
    });
    while (stopped === null && lacking().length > 0) {
      keepQueued(tickets);
      keepAlive(tickets);
      lookRound(tickets);
      for (const { first, result } of await shares.played(series, [...known]).catch(() => [])) {
        const outcome = JSON.parse(result) as Outcome<MatchOf<S['kind']>>;
        if ('wrong' in outcome) throw new Error(outcome.wrong);
        known.add(first);
        on.heard(outcome.played);
      }
      if (lacking().length > 0) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await calledOff(shares, tickets, series, ticketsFor(lacking().slice(0, AHEAD)));
  }
  if (stopped !== null) process.kill(process.pid, stopped);
}

/** Whatever cannot be tidied up now is tidied up by a worker one day. */
async function calledOff(
  shares: Shares,
  tickets: Tickets | null,
  series: string,
  left: readonly Ticket[],
): Promise<void> {
  await shares.forget(series).catch(() => {});
  await tickets?.takeBack(left).catch(() => {});
  await tickets?.close().catch(() => {});
  await shares.close();
}

/** Does it at most every so many milliseconds, one at a time; what fails is tried again then. */
function regularly<T>(ms: number, act: (given: T) => Promise<unknown>): (given: T) => void {
  let next = Number.NEGATIVE_INFINITY;
  let busy = false;
  return (given) => {
    if (busy || performance.now() < next) return;
    busy = true;
    next = performance.now() + ms;
    act(given)
      .catch(() => {})
      .finally(() => {
        busy = false;
      });
  };
}

/** Does it once, after so many milliseconds. */
function once<T>(ms: number, act: (given: T) => Promise<unknown>): (given: T) => void {
  const due = performance.now() + ms;
  let done = false;
  return (given) => {
    if (done || performance.now() < due) return;
    done = true;
    act(given).catch(() => {});
  };
}
