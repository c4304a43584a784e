import { type Followed, follow, momentsOf, type TableEvent } from '@indigo/host';
import type { Plain, Say } from '@indigo/kernel';
import type { Heard } from '../terminal/story.ts';

/** The last lines a player reads again when a match is resumed. */
const REMINDER = 12;

/** The match as one who looks knows it, and how much of its story they have read. */
export class Onlooker {
  table: Followed;
  /** What is answered in their place. */
  auto: readonly string[];
  private read: number;
  /** What was told before they came is no news to anybody: nothing of it is waited for. */
  private readonly before: number;
  /** What they read begins with what they did. */
  private acted = false;
  /** What was to be seen when so much had been told, from what they have read on. */
  private seen: { readonly told: number; readonly view: Plain }[] = [];

  constructor(fresh: TableEvent) {
    this.table = follow(null, fresh);
    this.auto = this.table.auto;
    this.read = Math.max(0, this.told - REMINDER);
    this.before = this.told;
  }

  /** How many lines were told. */
  get told(): number {
    return this.table.earlier + this.table.lines.length;
  }

  follow(event: TableEvent): void {
    const { view } = this.table;
    const unsaid = 'step' in event ? (event.unsay ?? 0) : 0;
    const before = this.told - unsaid;
    const moments = 'step' in event ? momentsOf(view, event) : [];
    this.table = follow(this.table, event);
    this.read = Math.min(this.read, this.told);
    this.seen = this.seen.filter(({ told }) => told <= before);
    for (const moment of moments) this.seen.push({ told: before + moment.told, view: moment.view });
    this.seen.push({ told: this.told, view: this.table.view });
  }

  /** What was to be seen when so many lines had been told; null: nothing yet. */
  viewAt(lines: number): Plain {
    return this.seen.findLast(({ told }) => told <= lines)?.view ?? null;
  }

  /** What was told and not read yet. */
  news(): readonly Heard[] {
    const { lines, earlier } = this.table;
    return lines.slice(Math.max(0, this.read - earlier)).map((say) => ({ say }));
  }

  /** What was told since they last did something, and whether it comes of that. */
  unheard(): { readonly unread: readonly Say[]; readonly own: boolean } {
    const { lines, earlier } = this.table;
    const from = Math.max(this.read, this.before, earlier);
    return { unread: lines.slice(from - earlier), own: this.acted && from === this.read };
  }

  /** All of it has been read. */
  caughtUp(): void {
    this.readUpTo(this.told);
    this.acted = false;
  }

  /** They did something when so much had been told: what follows comes of it. */
  answered(told: number): void {
    this.readUpTo(told);
    this.acted = true;
  }

  private readUpTo(told: number): void {
    this.read = told;
    const last = this.seen.findLastIndex((moment) => moment.told <= told);
    this.seen.splice(0, Math.max(0, last));
  }
}
