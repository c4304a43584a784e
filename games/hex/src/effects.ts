/**
 * What a card may do. Each card has a small file beside the others of its family (items/, events/, super-events/, trainers/)
 * that fills in one of these; the tables of the families are handed to the rules by index.ts, so rules know no card.
 */
import type { Rules, Seat } from '@indigo/kernel';
import type { Use } from './answers.ts';
import type { Hex, Lasting, Mon, Sort, SpaceIndex } from './state.ts';
import type { T } from './table.ts';

// ── windows (section 26): what each is about; a response may change it ──

export interface OnRoll {
  readonly why: string;
  /** Who rolled each die; -1: an Elite Trainer. */
  readonly rollers: readonly (Seat | -1)[];
  /** The faces; a reroll replaces one. */
  readonly dice: number[];
  /** Of a capture: the Pokémon and how far from its faces a die may be. */
  readonly aim: readonly [mon: number, span: number] | readonly [];
  /** Puts a die where everybody sees it, before it is told. */
  readonly lies: (die: number, pips: number) => void;
}

/** The number a movement roll counts for, between the ROLL window and the move (H-REACT-11). */
export interface OnCount {
  readonly roller: Seat;
  count: number;
  /** Cards and effects that are used up for this roll. */
  readonly spent: string[];
}

/** An Event or Super Event that has been shown (H-REACT-12, H-REACT-13). */
export interface OnEvent {
  readonly deck: 'event' | 'super';
  readonly sort: Sort;
  /** Who activates it. */
  readonly seat: Seat;
  cancelled: boolean;
  /** Those who will carry it out again, one entry for each copy. */
  readonly copiers: Seat[];
  /** Trainer cards used on it: each works once (H-REACT-13). */
  readonly spent: string[];
}

/** Something is about to hit players (H-REACT-25). */
export interface OnHit {
  /** The card or city that does it: an id. */
  readonly what: string;
  /** Any of these may stop it. */
  readonly on: readonly Seat[];
  /** And these may answer; nobody, if it has no opposing owner. */
  readonly by: readonly Seat[];
  stopped: boolean;
}

/** A board Pokémon was turned face up (H-REACT-27). */
interface OnReveal {
  readonly space: SpaceIndex;
}

/** A capture roll has failed for good (H-REACT-29). */
export interface OnFail {
  readonly seat: Seat;
  readonly mon: Mon;
  /** Where it lies; -1: shown from a pile. */
  readonly space: SpaceIndex | -1;
  /** Who caught it instead, -1 if nobody. */
  caughtBy: Seat | -1;
}

/** A duel or gym battle is lost (H-REACT-30). */
export interface OnLoss {
  readonly seat: Seat;
  again: boolean;
}

/** A player is about to draw Items (H-REACT-31). */
export interface OnDraw {
  readonly seat: Seat;
  count: number;
}

export interface Windows {
  readonly roll: OnRoll;
  readonly count: OnCount;
  readonly cancel: OnEvent;
  readonly copy: OnEvent;
  readonly hit: OnHit;
  readonly reveal: OnReveal;
  readonly fail: OnFail;
  readonly loss: OnLoss;
  readonly draw: OnDraw;
}

export interface Response<On> {
  /** What this seat may do in the window, each a USE of this card's id; [] if nothing. */
  uses(t: T, seat: Seat, on: On): readonly Use[];
  /** Carries it out. An Item has been paid by then (H-REACT-04). */
  play(t: T, seat: Seat, on: On, use: Use): Rules;
}

export type Responses = { readonly [W in keyof Windows]?: Response<Windows[W]> };

// ── cards ──

/** How a card takes the place of the roll (H-TURN-01): where the pawn now stands is carried out, or nothing. */
export type Travelled = { readonly landed: SpaceIndex } | { readonly landed: -1 };

/** A common Item at a free moment (H-REACT-41), or a Trainer's way to travel. */
export interface FreePlay {
  /** `travel`: only before the travel action, and it is one. `free`: at both moments. `end`: at the end of a turn, too. */
  readonly when: 'travel' | 'free' | 'end';
  /** It must be the only action of the turn: nothing before it, nothing after (H-ITEM-28, H-TRN-29). */
  readonly alone?: true;
  /** The ways to use it now; [] if there is no legal target (H-ITEM-08). */
  uses(t: T, seat: Seat): readonly Use[];
  /** A `travel` says where it led; the others return nothing. */
  play(t: T, seat: Seat, use: Use): Rules<Travelled | undefined>;
}

export interface ItemEffect {
  readonly free?: FreePlay;
  readonly responds?: Responses;
}

/** An Event being carried out by `seat`: who drew it, was assigned it or copies it (H-REACT-15). */
export interface Activation {
  readonly deck: 'event' | 'super';
  readonly sort: Sort;
  readonly seat: Seat;
  /** The card; -1 for a copy and for what Copycat repeats. */
  readonly card: number;
  /** Where it is activated (H-EVT-13). */
  readonly space: SpaceIndex;
  /** In the own turn: gym battles and the start of the League need that (H-EVT-111). */
  readonly inTurn: boolean;
}

export interface EventEffect {
  /** Carries it out. False: it could do nothing. */
  act(t: T, a: Activation): Rules<boolean>;
  /** The card leaves the game (H-EVT-36) or stays in play (H-EVT-07) instead of being discarded. */
  readonly after?: 'removed' | 'stays';
  /** While it lasts. */
  readonly lasting?: LastingEffect;
}

export interface LastingEffect {
  /** Responses of its owner. */
  readonly responds?: Responses;
  /** Changes what a movement roll counts for, after all responses (H-REACT-11). */
  limitsMove?(s: Hex, effect: Lasting, seat: Seat): number | null;
  /** Another player's Event was activated: how many copies the owner gets by itself (H-REACT-13). */
  copies?(s: Hex, effect: Lasting, on: OnEvent): number;
  /** It has given its owner a copy. */
  copied?(s: Hex, effect: Lasting): void;
  /** Somebody won a Pokémon by a capture roll. */
  captured?(s: Hex, effect: Lasting, seat: Seat, mon: Mon): void;
  /** An extra turn of the owner is not the next turn that ends it (H-SUP-23). */
  readonly spansExtraTurns?: boolean;
  /** It ends. */
  ends?(t: T, effect: Lasting): Rules;
}

/** H-TRN-07: what is worded as a fact is always on, what as a choice is asked. */
export interface TrainerEffect {
  /** Added in every kind of battle (H-TRN-06). */
  power?(mon: Mon): number;
  /** How far capture rolls on it may be changed. */
  reach?(mon: Mon): number;
  readonly handLimit?: number;
  /** Two dice may be rolled to move, one of which is then chosen; two to capture, either of which may do. */
  readonly twoToMove?: true;
  readonly twoToCapture?: true;
  readonly travel?: FreePlay;
  readonly responds?: Responses;
  /** So many Pokémon came from the board or a pile (H-TRN-18). */
  gained?(t: T, seat: Seat, count: number): Rules;
  /** The owner's dice, final (H-TRN-37). */
  rolled?(t: T, seat: Seat, dice: readonly number[]): Rules;
}
