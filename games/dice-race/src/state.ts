import type { Card, Pile, Seat, Step } from '@indigo/kernel';

export interface Racer {
  at: number;
  points: number;
  hand: Card[];
  team: number[];
}

export interface Race {
  agenda: Step[];
  turn: number;
  active: Seat;
  winner: Seat | -1;
  racers: Racer[];
  /** The creature on each node, -1 for none. */
  nodes: number[];
  /** Creatures not on the board. */
  bag: number[];
  cards: Pile;
  used: Card[];
}
