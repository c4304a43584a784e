import type { Act, Player } from '@indigo/host';
import type { Mask, OptionValues, Seat } from '@indigo/kernel';
import type { ChatLine } from '@indigo/protocol';
import type { GuestBook } from './guest-book.ts';

/** Somebody who plays here, known by a key that only they have. */
export interface GuestRow {
  readonly id: string;
  readonly name: string;
  /** SHA-256 of the secret half of their key. */
  readonly hash: Buffer;
  readonly created: number;
  /** When they were last here, within the hour. */
  readonly seen: number;
  /** May not talk at tables. */
  readonly muted: boolean;
}

export type MatchState = 'waiting' | 'playing' | 'over';

/** What lists show of a match. The acts are the truth; this is told from them. */
export interface Summary {
  readonly state: MatchState;
  readonly players: readonly Player[];
  readonly turn: number;
  /** The people whose answers are awaited. */
  readonly asked: Mask;
  readonly updated: number;
  /** When the clock must be looked at, though nobody may be there. */
  readonly due: number | null;
  readonly won: readonly Seat[] | null;
  /** It is over because nobody had come for long. */
  readonly abandoned: boolean;
}

/** A match, without what happened in it. */
export interface MatchRow extends Summary {
  readonly id: string;
  readonly invite: string;
  readonly game: string;
  /** Of the rules it was begun with. */
  readonly version: number;
  readonly options: OptionValues;
  readonly public: boolean;
  readonly watch: boolean;
  /** What settles the dice, with everybody's words; null: nothing was pledged. For nobody's eyes before the end. */
  readonly secret: string | null;
  /** How long windows stay open, in milliseconds, whoever may respond or not; 0: only where somebody can. */
  readonly cover: number;
  /** Whether people may ask for hints; null: where only one plays. */
  readonly hints: boolean | null;
  /** The bot that plays for those who left; null: the usual one. */
  readonly standIn: string | null;
  readonly clock: number;
  readonly away: number;
  readonly creator: string;
  readonly created: number;
  readonly rematch: string | null;
  /** By seat: which windows it lets pass. A setting of its own: seats without one may be missing. */
  readonly auto: readonly (readonly string[])[];
  /** When somebody who plays was last there, within the hour. */
  readonly seen: number;
  /** Why it cannot be loaded, if it cannot. */
  readonly stuck: string | null;
}

/** How a table stood after so many acts. */
export interface CheckpointRow {
  readonly acts: number;
  /** What was decided from this entry on, as JSON; before it, it is what the checkpoint before says. */
  readonly since: number;
  readonly decided: string;
  /** All else, as JSON; empty once a newer one is kept. */
  readonly body: string;
  /** Of all this. */
  readonly sum: string;
}

/** A checkpoint without its body: which one, and its sum then. */
export type Bared = Pick<CheckpointRow, 'acts' | 'sum'>;

/** Which matches are looked for. */
export interface Wanted {
  readonly game?: string | undefined;
  readonly states?: readonly MatchState[] | undefined;
  /** Untouched since then. */
  readonly before?: number | undefined;
  /** Those that come after this one in the list. */
  readonly after?: Place | undefined;
}

/** Where a match stands in the list of all, the longest untouched first. */
export interface Place {
  readonly updated: number;
  readonly id: string;
}

/** Act number `at` of this match was written by somebody else. */
export class Conflict extends Error {
  constructor(match: string, at: number) {
    super(`act ${at} of match ${match} exists already`);
    this.name = 'Conflict';
  }
}

/** What was kept cannot be read, though the disk is well. What it says is not for everybody's eyes, so it is not quoted. */
export class Damaged extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} cannot be read`, { cause });
    this.name = 'Damaged';
  }
}

/**
 * Where everything is kept. Two processes may share one: whoever appends act number `at` of a match first has it, the
 * other gets a Conflict. What has been appended survives whatever happens to the process.
 */
export interface Store {
  readonly book: GuestBook;

  addGuest(guest: GuestRow): Promise<void>;
  guest(id: string): Promise<GuestRow | null>;
  renameGuest(id: string, name: string): Promise<void>;
  /** They were here at this moment. */
  sawGuest(id: string, at: number): Promise<void>;
  muteGuest(id: string, muted: boolean): Promise<void>;
  /** Forgets some of those who were not seen since then and neither sit at a table nor have set one up, and what is kept of them. Returns how many. */
  forgetGuests(before: number, limit: number): Promise<number>;

  addMatch(match: MatchRow): Promise<void>;
  match(id: string): Promise<MatchRow | null>;
  matchByInvite(code: string): Promise<MatchRow | null>;
  /** Public matches that wait for players or can be watched, the latest first. */
  lobby(limit: number): Promise<readonly MatchRow[]>;
  matchesOf(guest: string, limit: number): Promise<readonly MatchRow[]>;
  /** Any matches, the longest untouched first. */
  list(wanted: Wanted, limit: number): Promise<readonly MatchRow[]>;
  /** How many unfinished matches somebody has set up. Those that are stuck do not count. */
  countOpen(creator: string): Promise<number>;
  /** Matches whose clock has run out. */
  overdue(now: number, limit: number): Promise<readonly string[]>;
  /** The match is not to be looked at for its clock any more. */
  stopClock(id: string): Promise<void>;
  /** Matches that are not over and that nobody has come to since then, the longest first. */
  deserted(since: number, limit: number): Promise<readonly MatchRow[]>;
  /** Somebody who plays was there at this moment. */
  setSeen(id: string, at: number): Promise<void>;
  /** When a server was last known to be at work here; null: nobody noted it. */
  lastUp(): Promise<number | null>;
  noteUp(at: number): Promise<void>;
  /** For so long nobody could come: of no open match it is said that people stayed away from it. */
  excuse(ms: number, now: number): Promise<void>;
  /** It cannot be loaded, and why; null: it can. */
  setStuck(id: string, why: string | null): Promise<void>;
  /** What lists show of a match after so many acts. If there are more by now, somebody else knows better, and nothing is written. */
  summarise(id: string, summary: Summary, acts: number): Promise<void>;
  /** Which windows each seat lets pass, from now on. */
  setAuto(id: string, auto: MatchRow['auto']): Promise<void>;
  /** Forgets a match, and all that happened in it. */
  removeMatch(id: string): Promise<void>;
  /** Names the match played next, `instead` of one that is gone; if another was named before, that one stays and is returned. */
  setRematch(id: string, next: string, instead: string | null): Promise<string>;

  /** Keeps act number `at`. Resolves when it is safe on disk. A summary given with it is written with it. */
  append(match: string, at: number, act: Act, summary: Summary | null): Promise<void>;
  /** How many acts there are. */
  countActs(match: string): Promise<number>;
  /** So many of them, from number `from` on. Throws Damaged. */
  acts(match: string, from: number, most: number): Promise<readonly Act[]>;

  /** Of the one before, only what was decided is kept from then on. */
  keepCheckpoint(match: string, checkpoint: CheckpointRow, before: Bared | null): Promise<void>;
  /** So many checkpoints, of more than `after` acts, the earliest first. */
  checkpoints(match: string, after: number, most: number): Promise<readonly CheckpointRow[]>;

  /** `number`: what its seat calls the line, if anything. False: it is there already. */
  addChat(match: string, line: ChatLine, number?: number): Promise<boolean>;
  chat(match: string, limit: number): Promise<readonly ChatLine[]>;

  /** Throws, in words, unless something can be written and read back. */
  check(): Promise<void>;

  close(): Promise<void>;
}
