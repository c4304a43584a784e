import type { LastAnswer } from './feed.ts';
import type { Plain, Seat } from './plain.ts';
import type { Earlier, Line } from './story.ts';

/** Where a match stood between two steps: enough to go on from there. */
export interface Checkpoint<S> {
  /** How many entries there were. */
  readonly at: number;
  /** Never changed: whoever goes on takes a copy. */
  readonly s: S;
  /** How many lines had been told. */
  readonly told: number;
  readonly last: LastAnswer | null;
  readonly disclosures: number;
  readonly answerer: Seat;
}

/** A checkpoint as it can be written down, with the last of what was told. Without what was decided: that is the record. */
export interface KeptCheckpoint extends Omit<Checkpoint<Plain>, 'told'> {
  /** Of the state. */
  readonly sum: string;
  readonly earlier: Earlier;
  readonly lines: readonly Line[];
}

const EVERY = 64;
const MOST = 64;
/** So many are kept of the latest: hardly anybody goes back further. */
const LATEST = 16;
/** So many are kept of a stretch that is played from a record: nobody has been on the way there, and all would be held at once. */
const PLAYED = 2;

/** The checkpoints of a match, so that going back costs the same at any length. Of those long ago some are forgotten. */
export class Checkpoints<S> {
  private list: Checkpoint<S>[];
  /** How many there were to begin with. */
  private readonly begun: number;

  constructor(list: readonly Checkpoint<S>[] = []) {
    this.list = list.slice();
    this.begun = list.length;
  }

  /** Is it time for one after so many entries? */
  due(at: number): boolean {
    return at - (this.list.at(-1)?.at ?? 0) >= EVERY;
  }

  /** `played`: from a record, not by people. */
  add(checkpoint: Checkpoint<S>, played: boolean): void {
    this.list.push(checkpoint);
    if (played && this.list.length > this.begun + PLAYED) this.list.splice(this.begun, 1);
    if (this.list.length <= MOST) return;
    const old = this.list.length - LATEST;
    this.list = this.list.filter((_, i) => i >= old || i % 2 === 1);
  }

  /** Forgets those after so many entries. */
  cut(length: number): void {
    this.list = this.list.filter(({ at }) => at <= length);
  }

  /** Those of a match of which only the first entries are as they were. */
  upTo(length: number): Checkpoints<S> {
    return new Checkpoints(this.list.filter(({ at }) => at <= length));
  }

  get latest(): Checkpoint<S> | null {
    return this.list.at(-1) ?? null;
  }
}
