import type { Database, Statement } from 'better-sqlite3';
import { Conflict } from '../store.ts';

interface Waiting {
  readonly match: string;
  readonly at: number;
  readonly act: string;
  /** Written with the act, or not at all. */
  readonly also: (() => void) | null;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Longest time an act waits for others to be written with it. */
const GATHER_MS = 2;
const MOST = 512;

/**
 * Group commit: what comes within a moment is written in one transaction, so that many tables share one flush of the
 * disk. A promise is kept only when the disk has it.
 */
export class Commits {
  private readonly db: Database;
  private readonly insert: Statement;
  private readonly begin: Statement;
  private readonly commit: Statement;
  private readonly rollback: Statement;
  private waiting: Waiting[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(db: Database) {
    this.db = db;
    this.insert = db.prepare('insert into acts (match, at, act) values (?, ?, ?)');
    this.begin = db.prepare('begin immediate');
    this.commit = db.prepare('commit');
    this.rollback = db.prepare('rollback');
  }

  add(match: string, at: number, act: string, also: (() => void) | null): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ match, at, act, also, done, failed });
      if (this.waiting.length >= MOST) this.flush();
      else this.timer ??= setTimeout(() => this.flush(), GATHER_MS);
    });
  }

  /** Writes all that waits. */
  flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const batch = this.waiting;
    this.waiting = [];
    if (batch.length === 0) return;
    const conflicts = new Set<Waiting>();
    try {
      this.begin.run();
      for (const one of batch) {
        try {
          this.insert.run(one.match, one.at, one.act);
          one.also?.();
        } catch (error) {
          // Only this statement came to nothing; the others of the batch go on.
          if (!isTaken(error)) throw error;
          conflicts.add(one);
        }
      }
      this.commit.run();
    } catch (error) {
      if (this.db.inTransaction) this.rollback.run();
      for (const { failed } of batch) failed(error);
      return;
    }
    for (const one of batch) {
      if (conflicts.has(one)) one.failed(new Conflict(one.match, one.at));
      else one.done();
    }
  }
}

const isTaken = (error: unknown): boolean =>
  (error as { code?: string }).code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
