import { Elsewhere } from './cluster/owners.ts';
import type { Kept } from './exporter.ts';
import { Exports, Unreadable } from './exports.ts';
import type { House } from './house.ts';
import { Refusal } from './refusal.ts';
import type { MatchState, Place } from './store.ts';
import type { OpenTables } from './tables.ts';

/** How long matches are kept, in milliseconds; null: for ever. */
export interface Keep {
  readonly finished: number | null;
  /** Of matches that are not over: since anything happened. */
  readonly abandoned: number | null;
}

/** Where matches come from, and where their files go unless somebody says otherwise. */
export interface Archive {
  readonly from: Kept;
  readonly to: string;
}

/** How far tidying has come. */
export interface Progress {
  readonly stage: Stage;
  readonly after?: Place | undefined;
}

/** What one step of it did. */
export interface Tidied {
  /** The files matches were written to before they were removed. */
  readonly files: readonly string[];
  readonly guests: number;
  /** Matches that stay because they cannot be read, and why. */
  readonly left: readonly { readonly match: string; readonly why: string }[];
  /** Where to go on; null: all is tidy. */
  readonly next: Progress | null;
}

export const STAGES = ['finished', 'abandoned', 'guests'] as const;
type Stage = (typeof STAGES)[number];

const STATES: { readonly [stage in 'finished' | 'abandoned']: readonly MatchState[] } = {
  finished: ['over'],
  abandoned: ['waiting', 'playing'],
};
/** Few at a time: in between, everybody else is served. */
const MATCHES = 10;
const GUESTS = 100;
const OLD = 'this match was too old to be kept';
const FIRST_MS = 60_000;
const PAUSE_MS = 250;
const ROUND_MS = 3_600_000;

/** Removes what is too old to be kept, each match written to a file before. */
export class Tidier {
  private readonly house: House;
  private readonly tables: OpenTables;
  private readonly archive: Archive;
  private exports: Exports | null = null;
  private callOff = (): void => {};
  /** The step that is being gone, or the last one. */
  private walking: Promise<unknown> = Promise.resolve();
  private ended = false;

  constructor(house: House, tables: OpenTables, archive: Archive) {
    this.house = house;
    this.tables = tables;
    this.archive = archive;
  }

  /** Goes one small step, whoever asks for it: one after the other. Throws a Refusal where a match cannot be written to a file: then it stays. */
  step(keep: Keep, at: Progress = FIRST, to = this.archive.to): Promise<Tidied> {
    const step = this.walking.then(() => this.go(keep, at, to));
    this.walking = step.catch(() => {});
    return step;
  }

  private async go(keep: Keep, { stage, after }: Progress, to: string): Promise<Tidied> {
    const { store, now } = this.house;
    if (stage === 'guests') {
      const longest = Math.max(keep.finished ?? 0, keep.abandoned ?? 0);
      const guests = await store.forgetGuests(now() - longest, GUESTS);
      return { files: [], guests, left: [], next: guests < GUESTS ? await this.rest() : { stage } };
    }
    const next: Progress = { stage: STAGES[STAGES.indexOf(stage) + 1] };
    const age = keep[stage];
    if (age === null) return { files: [], guests: 0, left: [], next };
    const rows = await store.list({ states: STATES[stage], before: now() - age, after }, MATCHES);
    const files: string[] = [];
    const left: { match: string; why: string }[] = [];
    for (const { id } of rows) {
      try {
        const file = await this.away(id, to);
        if (file !== null) files.push(file);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        left.push({ match: id, why: error.message });
      }
    }
    return { files, guests: 0, left, next: rows.length < MATCHES ? next : { stage, after: rows.at(-1) } };
  }

  /** Writes a match to a file, then removes it; null: somebody looks at it, here or at another server, and it stays. */
  private async away(id: string, to: string): Promise<string | null> {
    if (this.ended) throw new Refusal(503, 'closing', 'the server is going down');
    if ((await this.tables.seen(id)) !== null) return null;
    const { owners } = this.house;
    // Whoever comes meanwhile is led here, and found to be here.
    const term = await owners.claim(id).catch((error) => {
      if (error instanceof Elsewhere || (error instanceof Refusal && error.status === 404)) return null;
      throw error;
    });
    if (term === null) return null;
    let gone = false;
    try {
      const file = await this.exported(id, to);
      gone = (await this.tables.seen(id)) === null && (await owners.holds(id, term));
      if (!gone) return null;
      await this.tables.erase(id, OLD);
      return file;
    } finally {
      if (!gone && (await this.tables.seen(id)) === null) await owners.release(id, term);
    }
  }

  private async exported(id: string, to: string): Promise<string> {
    this.exports ??= new Exports(this.archive.from);
    return this.exports.write(id, to).catch(async (error: Error) => {
      if (error instanceof Unreadable) throw error;
      await this.rest();
      throw new Refusal(503, 'storage', `match ${id} stays: ${to} cannot be written: ${error.message}`);
    });
  }

  /** Tidies now and then, for as long as the server runs. */
  keepTidy(keep: Keep, wait = FIRST_MS): void {
    this.callOff = this.house.later(wait, () => {
      this.round(keep)
        .catch((error) => this.ended || this.house.trouble(error, 'any'))
        .then(() => this.ended || this.keepTidy(keep, ROUND_MS));
    });
  }

  private async round(keep: Keep): Promise<void> {
    for (let at: Progress | null = FIRST; at !== null && !this.ended; ) {
      const { left, next }: Tidied = await this.step(keep, at);
      for (const { match, why } of left) this.house.trouble(new Error(why), match);
      at = next;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  private async rest(): Promise<null> {
    const { exports } = this;
    this.exports = null;
    await exports?.close();
    return null;
  }

  /** What is being written is called off; what is being removed is removed to the end. */
  async close(): Promise<void> {
    this.ended = true;
    this.callOff();
    await this.rest();
    await this.walking;
    await this.rest();
  }
}

const FIRST: Progress = { stage: STAGES[0] };
