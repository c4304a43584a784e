import type { Seat } from './plain.ts';
import type { Say } from './words.ts';

/** A place on the board, in 0..1 of its width and height. */
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly colour?: string;
  readonly say: Say;
}

/** Something lying on a place or in a zone. `of` names what it is (a kind of card, a Pokémon), if that may be seen. */
export interface Piece {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly say: Say;
  readonly seat?: Seat;
  readonly of?: string;
  readonly marks?: readonly string[];
}

/** An area beside the board: a hand, a team, a deck. */
export interface Zone {
  readonly id: string;
  readonly kind: string;
  readonly say: Say;
  readonly seat?: Seat;
  /** How many things lie there, seen or not. */
  readonly count: number;
}

/** A figure beside a player's name: points, cards, badges. */
export interface Gauge {
  readonly seat: Seat;
  readonly say: Say;
  readonly value: number;
  readonly goal?: number;
}

/** Where everything is: enough for any interface to draw the table without knowing the game. */
export interface Scene {
  /** Width over height. */
  readonly aspect: number;
  readonly places: readonly Place[];
  readonly links: readonly (readonly [string, string])[];
  readonly pieces: readonly Piece[];
  readonly zones: readonly Zone[];
  readonly gauges: readonly Gauge[];
}
