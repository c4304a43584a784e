import type { Seat, Step } from '@indigo/kernel';

/** All there is to know about a match: plain data, nothing else. */
export interface Game {
  agenda: Step[];
  turn: number;
  active: Seat;
  winner: Seat | -1;
  points: number[];
  pot: number;
}

/** What one seat may see. Here nothing is hidden. */
export type GameView = {
  readonly turn: number;
  readonly active: Seat;
  readonly winner: Seat | -1;
  readonly points: readonly number[];
  readonly pot: number;
};
