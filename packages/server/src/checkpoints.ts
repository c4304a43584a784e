import type { Act, Play, PlayCheckpoint } from '@indigo/host';
import { checksum, type Entry, type Mark } from '@indigo/kernel';
import type { Turn } from './slices.ts';
import type { CheckpointRow, Store } from './store.ts';

/** Checkpoints read from the store at once. */
const PAGE = 8;

/** What a table can go on from: how it stood, and what had been decided in its match by then. */
export interface Resumed {
  readonly checkpoint: PlayCheckpoint;
  readonly entries: readonly Entry[];
  readonly marks: readonly Mark[];
}

/**
 * The checkpoints of one match in the store. Each says how the table stood after so many acts, and of what was decided only
 * what the one before it does not.
 */
export class Checkpoints {
  private readonly store: Store;
  private readonly match: string;
  private readonly every: number;
  /** Acts until the last one. */
  private last = 0;
  /** So many entries have been what they are since the last one. */
  private stable = 0;

  constructor(store: Store, match: string, every: number) {
    this.store = store;
    this.match = match;
    this.every = every;
  }

  /** The newest there is; null where there is none that can be trusted. */
  async load(turn: Turn): Promise<Resumed | null> {
    const entries: Entry[] = [];
    const marks: Mark[] = [];
    let newest: CheckpointRow | null = null;
    for (let more = true; more; ) {
      const rows = await this.store.checkpoints(this.match, newest?.acts ?? 0, PAGE);
      for (const row of rows) {
        if (row.sum !== sumOf(row) || row.since > entries.length) return null;
        const decided = JSON.parse(row.decided) as Decided;
        entries.length = row.since;
        entries.push(...decided.entries);
        while ((marks.at(-1)?.at ?? 0) > row.since) marks.pop();
        marks.push(...decided.marks);
        newest = row;
        await turn.breathe();
      }
      more = rows.length === PAGE;
    }
    if (newest === null) return null;
    this.last = newest.acts;
    this.stable = entries.length;
    return { checkpoint: JSON.parse(newest.body) as PlayCheckpoint, entries, marks };
  }

  /** What was read is of no use: the next begins anew. */
  distrust(): void {
    this.last = 0;
    this.stable = 0;
  }

  /** After every act: what to keep of how the table stands, if it is time. */
  after(act: Act, play: Play): CheckpointRow | null {
    if (play.match === null) return null;
    if (act.do === 'undo' || act.do === 'back') this.stable = Math.min(this.stable, play.match.no);
    if (play.length - this.last < this.every) return null;
    const checkpoint = play.checkpoint();
    if (checkpoint === null) return null;
    const { entries, marks } = play.match.since(this.stable);
    const row = {
      acts: checkpoint.acts,
      since: this.stable,
      decided: JSON.stringify({ entries, marks } satisfies Decided),
      body: JSON.stringify(checkpoint),
    };
    this.last = checkpoint.acts;
    this.stable = checkpoint.entries;
    return { ...row, sum: sumOf(row) };
  }
}

interface Decided {
  readonly entries: readonly Entry[];
  readonly marks: readonly Mark[];
}

const sumOf = ({ acts, since, decided, body }: Omit<CheckpointRow, 'sum'>): string =>
  checksum([acts, since, decided, body]);
