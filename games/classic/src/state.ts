import type { Card, Pile, Seat, Step } from '@indigo/kernel';

/** A Pokémon, by the number on its chip. */
export type Dex = number;

/** A space, by its place in SPACES. */
export type SpaceIndex = number;

export interface Options {
  readonly catchOptional: boolean;
  readonly ballShiftMandatory: boolean;
  readonly indigoEntry: 'optional' | 'compulsory';
  readonly pushedFinal: boolean;
  readonly tradeEventFitOnly: boolean;
  readonly maxTurns: number;
}

export interface Trainer {
  at: SpaceIndex;
  /** May move in any direction, for good (C-MOVE-03). */
  roams: boolean;
  /** Every chip owned, the Starter first. */
  team: Dex[];
  /** Those of them that are knocked out. */
  ko: Dex[];
  /** Item Cards in hand. */
  hand: Card[];
  /** Attack Bonus cards lying face down beside a battle. */
  aside: Card[];
}

/** A battle under way, as everybody may see it: the challenger or finalist is side 0. */
export interface Battle {
  readonly final: boolean;
  readonly sides: readonly [Seat, Seat];
  /** The Pokémon shown, 0 before. The Master's stands on the Rival Card. */
  picks: [Dex, Dex];
  /** Attack Bonus cards announced, -1 before. */
  cards: [number, number];
  /** As they fall; 0 before the roll, and again when a tie is rolled anew. */
  dice: [number, number];
  /** The Attack Bonus cards are turned up. */
  up: boolean;
  /** The side with the higher total, once both are added up. */
  decided: 0 | 1 | 'tie' | null;
  /** The Rival Card of a Final Battle, -1 if there is none. */
  rival: Card | -1;
}

/** A circle without a chip, and one whose chip lies face down. A face-up chip is its dex number. */
export const EMPTY = 0;
export const FACE_DOWN = -1;

export interface Classic {
  agenda: Step[];
  readonly options: Options;
  /** Turns begun. */
  turn: number;
  active: Seat;
  winner: Seat | -1;
  /** Stopped without a winner by `maxTurns`. */
  stopped: boolean;
  trainers: Trainer[];
  /** What lies on the circle of each road space. */
  circles: number[];
  /** Chips nobody has seen yet, in the tray or face down on the board, by colour. */
  unseen: Dex[][];
  /** The yellow chip turned up in the Unknown Dungeon right now, 0 if none. */
  dungeon: Dex | 0;
  items: Pile;
  events: Pile;
  rivals: Pile;
  /** The Event Card being carried out, as its sort; -1 if none. */
  event: number;
  battle: Battle | null;
}
