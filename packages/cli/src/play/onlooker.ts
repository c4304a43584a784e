import { type Followed, follow, type TableEvent } from '@indigo/host';
import type { Heard } from '../terminal/story.ts';

/** The last lines a player reads again when a match is resumed. */
const REMINDER = 12;

/** The match as one who looks knows it, and how much of its story they have read. */
export class Onlooker {
  table: Followed;
  private read: number;

  constructor(fresh: TableEvent) {
    this.table = follow(null, fresh);
    this.read = Math.max(0, this.told - REMINDER);
  }

  /** How many lines were told. */
  get told(): number {
    return this.table.earlier + this.table.lines.length;
  }

  follow(event: TableEvent): void {
    this.table = follow(this.table, event);
    this.read = Math.min(this.read, this.told);
  }

  /** What was told and not read yet. */
  news(): readonly Heard[] {
    const { lines, earlier } = this.table;
    return lines.slice(Math.max(0, this.read - earlier)).map((say) => ({ say }));
  }

  /** So much of it has been read. */
  caughtUp(told = this.told): void {
    this.read = told;
  }
}
