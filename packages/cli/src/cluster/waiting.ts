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

interface Heard<S extends Spec> {
  /** Which shares are still wanted. */
  lacks(): readonly number[];
  /** Gets the matches of each as they come. */
  heard(played: readonly MatchOf<S['kind']>[]): void;
  /** Called once if nobody seems to be there to play. */
  alone(): void;
}

/** Whoever has series played by others, one after the other. */
export class Together {
  private readonly shares: Shares;
  private readonly tickets: Tickets;

  private constructor(shares: Shares, tickets: Tickets) {
    this.shares = shares;
    this.tickets = tickets;
  }

  /** Throws an UnreachableError. */
  static async at(at: Meeting): Promise<Together> {
    // Loaded only here: who plays alone needs none of it.
    const { Tickets } = await import('./queue.ts');
    const shares = await sharesAt(at);
    try {
      return new Together(shares, await Tickets.at(at.redis));
    } catch (error) {
      await shares.close();
      throw error;
    }
  }

  /** Has a series played by whoever works. Ends when nothing is lacking. What is away is waited for. */
  async play<S extends Spec>(spec: S, on: Heard<S>): Promise<void> {
    const { shares, tickets } = this;
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
      await shares.begin(series, JSON.stringify(spec));
      const keepQueued = regularly(AGAIN_MS, () => tickets.put(ticketsFor(lacking().slice(0, AHEAD))));
      const keepAlive = regularly(TOUCH_MS, () => shares.touch(series));
      const lookRound = once(ALONE_MS, async () => {
        if ((await tickets.workers()) === 0) on.alone();
      });
      while (stopped === null && lacking().length > 0) {
        keepQueued();
        keepAlive();
        lookRound();
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
      // Whatever cannot be tidied up now is tidied up by a worker one day.
      await shares.forget(series).catch(() => {});
      await tickets.takeBack(ticketsFor(lacking().slice(0, AHEAD))).catch(() => {});
    }
    if (stopped !== null) {
      await this.close();
      process.kill(process.pid, stopped);
    }
  }

  async close(): Promise<void> {
    await this.tickets.close().catch(() => {});
    await this.shares.close();
  }
}

/** Has one series played. */
export async function playTogether<S extends Spec>(at: Meeting, spec: S, on: Heard<S>): Promise<void> {
  const together = await Together.at(at);
  try {
    await together.play(spec, on);
  } finally {
    await together.close();
  }
}

/** Does it at most every so many milliseconds, one at a time; what fails is tried again then. */
function regularly(ms: number, act: () => Promise<unknown>): () => void {
  let next = Number.NEGATIVE_INFINITY;
  let busy = false;
  return () => {
    if (busy || performance.now() < next) return;
    busy = true;
    next = performance.now() + ms;
    act()
      .catch(() => {})
      .finally(() => {
        busy = false;
      });
  };
}

/** Does it once, after so many milliseconds. */
function once(ms: number, act: () => Promise<unknown>): () => void {
  const due = performance.now() + ms;
  let done = false;
  return () => {
    if (done || performance.now() < due) return;
    done = true;
    act().catch(() => {});
  };
}
