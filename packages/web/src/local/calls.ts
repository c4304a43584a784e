import type { Analysis } from '@indigo/bots';
import type { Checked, Chronicle, Command, Reply, TableEvent } from '@indigo/host';
import type { MatchRecord, OptionValues, Plain, Say, Seat } from '@indigo/kernel';
import type { Tick } from '../link/link.ts';

/** Who is to sit in a seat of a local table: a person by name, or a bot. */
export interface LocalPlayer {
  readonly name: string;
  /** The name of the bot, or null: a person at this screen. */
  readonly bot: string | null;
}

export interface NewLocal {
  readonly game: string;
  readonly options: OptionValues;
  readonly players: readonly LocalPlayer[];
  /** May those round the screen ask for hints? Left out: yes. */
  readonly hints?: boolean;
}

/** The seats people play at this screen, and whether a coach sits beside them. */
interface Opened {
  readonly mine: readonly Seat[];
  readonly lesson: boolean;
}

/** What is seen of a replay at one of its ticks. */
export interface Frame {
  readonly tick: number;
  readonly view: Plain;
  readonly lines: readonly Say[];
  /** How many of `lines` came with the last step: what to animate going forward by one. */
  readonly fresh: number;
  readonly won: readonly Seat[] | null;
  /** With eyes 'all': what each seat sees. */
  readonly views: readonly Plain[] | null;
}

export interface ReplayOpened {
  readonly game: string;
  readonly version: number;
  readonly options: OptionValues;
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
  readonly ticks: readonly Tick[];
  readonly over: boolean;
}

/** What the page may ask of the worker, and what comes back. */
export interface Calls {
  create: { args: NewLocal; result: string };
  /** A new teaching match of a game. `names`: the learner's, then those of bots. */
  learn: { args: { readonly game: string; readonly names: readonly string[] }; result: string };
  /** Follows a table: its events come as `TableNews`. */
  open: { args: { readonly id: string }; result: Opened };
  command: {
    args: { readonly id: string; readonly seat: Seat; readonly command: Command };
    result: Reply;
  };
  record: { args: { readonly id: string }; result: MatchRecord | null };
  /** The record of a table kept here, whether or not it is open. */
  keptRecord: { args: { readonly id: string }; result: MatchRecord | null };
  close: { args: { readonly id: string }; result: null };
  replay: { args: { readonly id: string; readonly record: MatchRecord }; result: ReplayOpened };
  frame: {
    args: { readonly id: string; readonly tick: number; readonly eyes: Seat | null | 'all' };
    result: Frame;
  };
  /** Draws every die and card of a match anew. */
  checkDice: { args: { readonly record: MatchRecord }; result: Checked };
  /** Tells luck from skill in a match. How far it is comes as `Progressed`: it takes long, so ask a worker of its own. */
  analyse: { args: { readonly record: MatchRecord }; result: Analysis };
  /** What happened in a match, seat by seat. */
  chronicle: { args: { readonly record: MatchRecord }; result: Chronicle };
  /** Counts the matches kept here that are over and were not counted yet. How many there were. */
  count: { args: object; result: number };
  /** A new table that goes on from a moment of a replay, one seat played here and the others by bots. */
  fork: {
    args: { readonly id: string; readonly tick: number; readonly seat: Seat };
    result: string;
  };
}

export type CallName = keyof Calls;

export interface Call<N extends CallName = CallName> {
  readonly re: number;
  readonly call: N;
  readonly args: Calls[N]['args'];
}

export type Answered =
  | { readonly re: number; readonly result: unknown }
  | { readonly re: number; readonly failed: string };

/** So many entries of a record are done. */
export interface Progressed {
  readonly re: number;
  readonly done: number;
}

/** All that one act meant to those who follow a table, by looker. `lost`: it could not be kept. */
export interface TableNews {
  readonly told: string;
  readonly events: readonly (readonly [looker: Seat, event: TableEvent])[];
  readonly lost?: string;
}
