import type { Hint } from '@indigo/bots';
import type { Mode, OptionValues, Plain, RefusalCode, Refused, Say, Seat } from '@indigo/kernel';
import type { Patch } from './patch.ts';

/** An option, short: id, words, what to light up, clause. */
export type PackedFace = readonly [id: string, say: Say, at?: string | null, clause?: string];

/** A decision, short: what is usual is left out (see `unpackAsk`). */
export interface Ask {
  /** The number of the question: an answer names it. */
  readonly no: number;
  readonly kind: string;
  readonly clause: string;
  /** Facts of the prompt `ask.<kind>`. */
  readonly about?: readonly Plain[];
  readonly shape?: 'some' | 'offer';
  readonly mode?: Exclude<Mode, 'one'>;
  readonly secret?: true;
  readonly behalf?: true;
  readonly min?: number;
  readonly max?: number;
  /** Without the pass of a window: mode 'first' implies it. */
  readonly options: readonly PackedFace[];
  /** When the clock answers for the seat, in milliseconds since 1970. */
  readonly due?: number;
  /** When the window closes by itself, unless the seat says that it needs time (`hold`). */
  readonly closes?: number;
}

/** What the view was when so many of an update's lines had been told: a change from the moment, or the view, before. */
export interface Moment {
  readonly told: number;
  readonly set: Patch;
}

/**
 * What one accepted answer (or taking back, or beginning) meant to one seat. A seat is asked now exactly if there is
 * an `ask`: every update says so anew.
 */
export interface Update {
  /** The number of this update: for this seat they follow each other without a gap. */
  readonly step: number;
  /** The view as it was at lines that deserve a pause, before all of them were told. */
  readonly moments?: readonly Moment[];
  /** So many of the last lines are taken back, before anything else. */
  readonly unsay?: number;
  readonly say?: readonly Say[];
  readonly set?: Patch;
  readonly ask?: Ask;
  /** Left out: as before. */
  readonly undo?: Undo;
  /** The match is over: who won. */
  readonly won?: readonly Seat[];
  /** It is over because nobody had come for long. */
  readonly abandoned?: true;
}

/** Who sits in a seat, as everybody may know it. */
export interface PlayerInfo {
  /** Empty: the seat is free. */
  readonly name: string;
  /** A person holds this seat, though a bot may be playing for them. */
  readonly person: boolean;
  /** The bot that plays now. */
  readonly bot?: string;
  /** A person who is not connected. */
  readonly away?: true;
  /** A bot decides in their place for whom nobody plays: a Gym Leader. */
  readonly lends?: true;
}

/** Taking the own last answer back: at once (`free`), by consent of the others (`ask`), or there is nothing to take. */
export type Undo = 'free' | 'ask' | 'none';

/** Something the people are asked to agree to. */
export interface Vote {
  readonly vote: number;
  /** undo: `by` takes an answer back. bot: a bot plays for `seat`. pause: the match waits. end: it ends, with no winner. */
  readonly on: 'undo' | 'bot' | 'pause' | 'end';
  readonly by: Seat;
  readonly seat: Seat;
  readonly bot?: string;
  /** Who has agreed, and who is still to be heard. One no ends it. */
  readonly yes: readonly Seat[];
  readonly open: readonly Seat[];
}

/** Everything a seat may know right now. */
export interface Fresh extends Players {
  readonly fresh: number;
  readonly game: string;
  /** Of the rules the match is played by, which need not be the newest. */
  readonly version: number;
  readonly options: OptionValues;
  /** The seat that looks, or null: a spectator. */
  readonly seat: Seat | null;
  /** The bot that plays for those who left; left out: the usual one. */
  readonly standIn?: string;
  /** Null until everybody sits. */
  readonly view: Plain;
  readonly ask?: Ask;
  /** The last lines of the story, and how many there are before them. */
  readonly say: readonly Say[];
  readonly earlier: number;
  readonly auto: readonly string[];
  /** Left out: none. */
  readonly undo?: Undo;
  readonly paused?: true;
  readonly won?: readonly Seat[];
  readonly abandoned?: true;
  readonly votes?: readonly Vote[];
}

export interface Players {
  readonly players: readonly PlayerInfo[];
  /** Those who play may ask for hints. */
  readonly hints?: true;
}

export interface Voting {
  readonly votes: readonly Vote[];
}

export interface Paused {
  readonly paused: boolean;
}

/** What goes to all who look from one seat. */
export type TableEvent = Update | Fresh | Players | Voting | Paused;

export type NoCode =
  | RefusalCode
  | 'not-seated'
  | 'not-started'
  | 'paused'
  | 'no-undo'
  | 'no-hints'
  | 'no-such-vote'
  | 'no-such-bot'
  | 'no-such-seat'
  | 'started'
  | 'taken'
  | 'storage';

/** A command was not carried out; nothing has changed. */
export interface No {
  readonly no: NoCode;
  /** One sentence for its reader. */
  readonly reason: string;
}

/** What only the one who asked gets. */
export type Reply =
  | No
  | { readonly ok: true }
  | { readonly why: readonly Refused[] }
  /** Best first. */
  | { readonly hint: readonly Hint[] }
  | { readonly next: readonly string[]; readonly missing: string | null };
