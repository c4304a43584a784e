import type { Host } from '@indigo/host';
import type { Checkpoints, Kept, Resumed } from './checkpoints.ts';
import type { House } from './house.ts';
import { type Turn, Unwanted } from './slices.ts';
import { Damaged, type MatchRow } from './store.ts';

/** A match that cannot be played on, whoever asks for it and however often. */
export class Unplayable extends Error {
  constructor(why: string, cause: unknown) {
    super(`${why}: ${(cause as Error).message}`, { cause });
    this.name = 'Unplayable';
  }
}

/** Acts read from the store at once. */
const PAGE = 256;

/**
 * A host at which everything has happened that was kept, a piece at a time: since a checkpoint, or since the beginning. Throws
 * Unplayable, and Unwanted once it is not wanted any more.
 */
export function replayed(
  house: House,
  row: MatchRow,
  checkpoints: Checkpoints,
  make: () => Host,
  wanted?: () => boolean,
): Promise<Host> {
  return house.slices.run(async (turn) => {
    try {
      const resumed = await checkpoints.load(turn);
      if (resumed !== null) return await since(resumed, turn);
    } catch (error) {
      if (error instanceof Unwanted) throw error;
      // The acts are the truth.
      house.trouble(error, row.id);
    }
    checkpoints.distrust();
    return since(null, turn);
  }, wanted);

  async function since(resumed: Resumed | null, turn: Turn): Promise<Host> {
    const host = fitting(() => {
      const made = make();
      if (resumed !== null) made.restore(resumed.checkpoint, resumed);
      return made;
    });
    for (let from = host.play.length, more = true; more; from += PAGE) {
      const acts = await house.store.acts(row.id, from, PAGE).catch((error) => {
        throw error instanceof Damaged
          ? new Unplayable('what was kept of this match is damaged', error)
          : error;
      });
      for (const act of acts) {
        const kept = fitting(() => {
          host.replay(act);
          return checkpoints.after(act, host.play);
        });
        keepCheckpoint(house, row, kept);
        house.metrics.replayed++;
        await turn.breathe();
      }
      more = acts.length === PAGE;
    }
    return host;
  }
}

/** So that it is loaded fast. Nobody waits for that. */
export function keepCheckpoint(house: House, row: MatchRow, kept: Kept | null): void {
  if (kept === null) return;
  house.store.keepCheckpoint(row.id, kept.row, kept.before).catch((error) => house.trouble(error, row.id));
}

/** What rules make of what was kept. Throws Unplayable. */
function fitting<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new Unplayable('what was kept of this match does not fit its rules', error);
  }
}
