import type { Card, Mask, Pile, Seat, Step } from '@indigo/kernel';

/** A square, by its place in SQUARES. */
export type SquareIndex = number;

/** What stands on a card, by its place in CARDS. A token of the pile (`Card`) is one card in play. */
export type Kind = number;

export interface Options {
  readonly partyMax: number;
  readonly hmUsesPerTurn: number;
  readonly legendaryContestType: 'pile' | 'none';
  readonly contests: number;
  readonly openParties: boolean;
  readonly maxTurns: number;
  readonly flyStops: 'region' | 'path';
  readonly retreat: 'always' | 'after-win';
  /** The seat that begins, from 1; 0: drawn at random. */
  readonly firstSeat: number;
}

export interface Trainer {
  at: SquareIndex;
  /** Both in the order of capture, so that their order tells nothing. */
  party: Card[];
  box: Card[];
  /** Those of them that have fainted. */
  fainted: Card[];
  /** Sites whose badge is won, in that order. */
  badges: number[];
}

/** How the mover has moved this turn. */
export const STILL = 0;
export const WALKED = 1;
export const FLOWN = 2;

/** A fight in a Gym: who was sent, and the die; 0 while it is in the air. */
export type Fight = { readonly card: Kind; readonly pips: number };

/** A Gym being challenged. */
export interface Challenge {
  readonly site: number;
  beaten: number;
  /** All fights so far, the last one last. Once there is one, there may be a retreat (B-GYM-08). */
  fights: Fight[];
}

export interface Badges {
  agenda: Step[];
  readonly options: Options;
  /** Turns begun. */
  turn: number;
  active: Seat;
  winner: Seat | -1;
  /** Stopped without a winner by `maxTurns`. */
  stopped: boolean;
  trainers: Trainer[];
  /** What each card in play is and who has seen it. Its bag holds what nobody has drawn yet, on whatever route. */
  cards: Pile;
  /** The route each card in play was first drawn on. */
  from: number[];
  /** Who knows whether it lies in the Party or in the Box. */
  placed: Mask[];
  /** Cards of each Wild pile nobody has drawn yet. */
  wild: number[];
  /** Cards put back under each Wild pile, the first is drawn next. */
  under: Card[][];
  /** The card just drawn with Party and Box full, -1 if there is none. */
  drawn: Card | -1;
  /** The shrubs that are cut, one bit each. */
  cut: number;
  dice: [number, number];
  /** What is left of the allowance. */
  steps: number;
  moved: number;
  /** HMs used this turn. */
  hms: number;
  /** Who has been made an offer this turn. */
  asked: Mask;
  gym: Challenge | null;
}
