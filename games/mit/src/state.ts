import type { Seat, Step } from '@indigo/kernel';
import type { Shift, Status } from './data/attacks.ts';

/** A card, by its place in CARDS. */
export type Card = number;

/** What is printed on a card, by its place in POKEMON. */
export type Face = number;

/** A square, by its place in SQUARES. */
export type SquareIndex = number;

export interface Options {
  readonly gymRematch: boolean;
  readonly evolveMax: number;
  readonly hitAfterStatus: boolean;
  readonly maxTurns: number;
}

/** Where a card lies. A stack's order is nobody's to know, so that it lies there is all there is to say. */
export const IN_STACK = 0;
export const IN_TEAM = 1;
/** Turned up for a battle. */
export const WILD = 2;
export const OUT = 3;

export interface Trainer {
  at: SquareIndex;
  /** The Center last landed on or passed (L-MOVE-04). */
  center: SquareIndex;
  team: Card[];
  /** One bit for each Leader beaten. */
  badges: number;
}

/** A filled slot of a Pokémon (L-MOD-11). */
export interface Modifier {
  readonly kind: Status | Shift;
  readonly size: number;
  /** The side whose attack caused it: the other side's turns count it down. */
  readonly by: 0 | 1;
  /** Counters left. */
  left: number;
}

export interface Fighter {
  card: Card;
  /** It has been in: before that only its owner knows what it is. */
  shown: boolean;
  /** What lies on it, in the order it came. */
  modifiers: Modifier[];
}

export interface Side {
  /** The player whose Pokémon these are; -1 for a wild Pokémon or a Leader. */
  readonly owner: Seat | -1;
  /** Who chooses for it; -1: a die does. */
  readonly chooser: Seat | -1;
  /** The selected Pokémon; the lead was laid down first. */
  fighters: Fighter[];
  /** Which of them is fighting. */
  active: number;
  /** The dice of its last turn; while the other side's lie there it has none. */
  dice: number[];
}

/**
 * How a battle ended: one side knocked out, both by one attack, the wild Pokémon caught, or stopped by the guard (L-END-02).
 */
type Ending = 'knock-out' | 'double' | 'caught' | 'stopped';

/** Side 0 is the initiator and has the first turn (L-BAT-05). */
export interface Battle {
  readonly against: 'wild' | 'gym' | 'player';
  /** The wild card, the Leader or the seat that landed. */
  readonly foe: number;
  readonly sides: readonly [Side, Side];
  /** Whose turn it is. */
  turn: 0 | 1;
  /** Turns that have passed. */
  turns: number;
  ended: Ending | null;
  /** The side that has won, -1 if none has. */
  winner: 0 | 1 | -1;
}

export interface Mit {
  agenda: Step[];
  readonly options: Options;
  /** Turns begun. */
  turn: number;
  active: Seat;
  winner: Seat | -1;
  /** Stopped without a winner by `maxTurns`. */
  stopped: boolean;
  trainers: Trainer[];
  /** Where each card lies; a Leader's cards are always with the Leader. */
  where: number[];
  /** Damage on each card. */
  damage: number[];
  battle: Battle | null;
}
