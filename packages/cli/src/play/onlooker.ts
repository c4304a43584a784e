import { type Followed, follow, momentsOf, type TableEvent } from '@indigo/host';
import type { Plain } from '@indigo/kernel';
import type { Heard } from '../terminal/story.ts';

/** The last lines a player reads again when a match is resumed. */
const REMINDER = 12;

/** The match as one who looks knows it, and how much of its story they have read. */
export class Onlooker {
  table: Followed;
  private read: number;
  /** What was to be seen at a line, by how many lines were told by then. */
  private readonly moments = new Map<number, Plain>();

  constructor(fresh: TableEvent) {
    this.table = follow(null, fresh);
    this.read = Math.max(0, this.told - REMINDER);
  }

  /** How many lines were told. */
  get told(): number {
    return this.table.earlier + this.table.lines.length;
  }

  follow(event: TableEvent): void {
    const before = this.table;
    this.table = follow(before, event);
    if (!('step' in event)) return;
    const kept = before.earlier + before.lines.length - (event.unsay ?? 0);
    for (const { told, view } of momentsOf(before.view, event)) this.moments.set(kept + told, view);
    this.read = Math.min(this.read, this.told);
  }

  /** What was told and not read yet. */
  news(): readonly Heard[] {
    const { lines, earlier } = this.table;
    const from = Math.max(0, this.read - earlier);
    return lines
      .slice(from)
      .map((say, i) => ({ say, view: this.moments.get(earlier + from + i + 1) ?? null }));
  }

  /** So much of it has been read. */
  caughtUp(told = this.told): void {
    this.read = told;
    for (const at of this.moments.keys()) if (at <= told) this.moments.delete(at);
  }
}
