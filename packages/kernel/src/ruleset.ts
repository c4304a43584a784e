import type { Balance } from './balance.ts';
import type { AnyGuide } from './guide.ts';
import type { AnyLesson } from './lesson.ts';
import type { Meanings } from './meaning.ts';
import type { Mind } from './mind.ts';
import type { Plain, Seat } from './plain.ts';
import type { Rng } from './random.ts';
import type { Asking, Rules } from './request.ts';
import type { Scene } from './scene.ts';
import type { Table } from './table.ts';
import type { GameWords } from './translation.ts';
import type { Say, Words } from './words.ts';

/** A coarse frame of the game (a turn, a league round, a combat). Between two steps no coroutine lives. */
export interface Step {
  readonly do: string;
  readonly [argument: string]: Plain;
}

/** Every state keeps its agenda; the last step of it runs next. */
export interface State {
  agenda: Step[];
}

/** An option of a rulebook, as every interface offers it. */
export type OptionSpec = {
  readonly key: string;
  readonly clause: string;
  readonly about: string;
} /** `alone`: what it is where one person plays against bots, unless that person says otherwise. */ & (
  | { readonly type: 'flag'; readonly default: boolean; readonly alone?: boolean }
  | { readonly type: 'choice'; readonly default: string; readonly choices: readonly string[] }
  | { readonly type: 'number'; readonly default: number; readonly min: number; readonly max: number }
);

export type OptionValues = { readonly [key: string]: boolean | string | number };

/** How one legal answer looks: made only when somebody looks. */
export interface Face {
  /** Readable, unique within its question, stable across versions: `move:lavender`. */
  readonly id: string;
  readonly say: Say;
  /** The thing on the board, or the card, to light up. */
  readonly at?: string;
  readonly clause?: string;
}

/** Something a player can see but not do, and why. */
export interface Refused {
  /** The id it would have had. */
  readonly id: string;
  readonly say: Say;
  readonly why: Say;
  readonly clause: string;
  readonly at?: string;
}

/** What people see and read of a game: all that whoever draws a table needs. No rule that runs it is among it. `V`: what one seat may see. */
export interface Front<V extends Plain = Plain> {
  readonly id: string;
  readonly title: string;
  /** Raised when a record of an older version may no longer replay. 0: not released, nothing is promised to its matches. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** Where everything lies, so that any interface can draw the table. */
  scene(view: V): Scene;
  readonly words: Words;
  /** The game in other languages, each fetched when somebody reads it: `de`. */
  readonly translations?: { readonly [language: string]: () => Promise<GameWords> };
  /** What options, questions and lines mean. Without it they say no more than their words. */
  readonly meanings?: Meanings<V>;
  /** How it is played, on one page. Fetched only by those who read it. */
  guide?(): Promise<AnyGuide>;
  /** A teaching match. Fetched only by those who learn. */
  lesson?(): Promise<AnyLesson>;
}

/**
 * One game. Everything outside the kernel and the game itself knows it through this alone.
 * `S` is its state, `V` what one seat may see of it.
 */
export interface Ruleset<S extends State = State, V extends Plain = Plain> extends Front<V> {
  /**
   * The state before anything happened; what chance decides in the setup belongs in a first step. Options come as
   * `readOptions` makes them, frozen: a state may keep them.
   */
  create(seats: number, options: OptionValues): S;
  readonly steps: { readonly [name: string]: (t: Table<S>, step: Step) => Rules };
  /** The winners once the match is over ([] = nobody), null before. Looked at between steps. */
  outcome(s: S): readonly Seat[] | null;
  /** How many turns have begun. */
  turn(s: S): number;
  clone(s: S): S;

  /** What one seat may see, built from nothing. */
  view(s: S, seat: Seat): V;
  /** The views of several seats, where making them together is cheaper. Parts that stay the same may be the same objects. */
  views?(s: S, seats: readonly Seat[]): readonly V[];
  /**
   * Draws anew everything the seat cannot know, in place, between steps only. What the seat has learned since, in
   * the present state `since`, counts as known already.
   */
  redeal(s: S, seat: Seat, rng: Rng, since: S): void;

  face(s: S, asking: Asking, value: Plain, seat: Seat): Face;
  refused(s: S, asking: Asking, seat: Seat): readonly Refused[];

  /** How good the position looks for a seat, about 0 (lost) to 1 (won): what bots that look ahead steer by. */
  evaluate?(s: S, seat: Seat): number;
  /**
   * What somebody who does not think long would choose of a run's options, by index: how bots let a future go on. Without it
   * each is as likely as the others.
   */
  habit?(s: S, asking: Asking, seat: Seat, options: readonly Plain[], rng: Rng): number;
  /** What bots that think longer know of the game. Fetched only where one does. */
  mind?(): Promise<Mind<S>>;
  /** What a report on its balance counts (`indigo simulate --report`). */
  readonly balance?: Balance;
}

/** Bundles of rulesets do not care for the shape of each state. */
// biome-ignore lint/suspicious/noExplicitAny: a list of games holds states of every shape; only the game itself reads them
export type AnyRuleset = Ruleset<any, any>;
/** The same of their fronts. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyFront = Front<any>;
