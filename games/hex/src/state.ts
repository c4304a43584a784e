import type { Card, Pile, Seat, Step } from '@indigo/kernel';

/** A Pokémon card, by its place in POKEMON. */
export type Mon = number;

/** A space, by its place in SPACES: those of all 34 hexagons, on the board or not. */
export type SpaceIndex = number;

/** A kind of Item, Event, Super Event, Trainer or Elite card, by its place in its list. */
export type Sort = number;

type Setup = 'balanced' | 'alternate' | 'random' | 'custom';

export interface Options {
  readonly setup: Setup;
  readonly gen1: boolean;
  readonly gen2: boolean;
  readonly gen3: boolean;
  readonly gen4: boolean;
  readonly gen5: boolean;
  readonly gen6: boolean;
  readonly gen7: boolean;
  readonly gen8: boolean;
  readonly expansion: boolean;
  readonly league: 'head-to-head' | 'elite-4';
  readonly sameSpace: boolean;
  readonly achievements: boolean;
  readonly badgeRewards: 'count' | 'band';
  readonly lockBonus: 'top' | 'family';
  readonly semifinals: 'landing' | 'at-once';
  readonly train: 'city' | 'anywhere';
  readonly repelDoll: 'any' | 'own';
  readonly pokeFans: 'optional' | 'compulsory';
  readonly orWeaker: 'choice' | 'fallback';
  readonly duelDoll: boolean;
  readonly balls: 'one' | 'several';
  readonly offers: number;
  readonly tradeAfter: boolean;
  readonly maxTurns: number;
}

/** A slot without a card, and one whose card lies face down. A face-up card is its Mon. */
export const EMPTY = -1;
export const FACE_DOWN = -2;

export interface Player {
  at: SpaceIndex;
  /** Every Pokémon owned (H-CAP-10: public), the Starter first. */
  team: Mon[];
  /** Those of them with a permanent +1 token of their own (H-EVT-35). */
  boosted: Mon[];
  /** Yellow ones won by a capture attempt (H-ACH-17). */
  caughtLegends: Mon[];
  /** Item cards. */
  hand: Card[];
  /** The active Trainer card (H-COMP-08), -1 for the moment between losing one and drawing the next. */
  trainer: Card | -1;
  /** Inactive ones, waiting for the end of the own turn (H-COMP-09). */
  spare: Card[];
  /** By Leader, in the order won. */
  badges: number[];
  /** One bit for each badge reward had (H-BADGE-08), the first is bit 0. */
  rewards: number;
  /** Families with +1 (H-LOCK-03), by their first stage. */
  upgraded: Mon[];
  /** Those of them that cannot be traded (H-LOCK-05). */
  locked: Mon[];
  /** One bit for each slot whose city this player has stopped in (H-CITY-13). */
  visited: number;
  /** Has made the compulsory first stop at the Plateau (H-PLAT-02). */
  entered: boolean;
  /** Full loops of the last hexagon, never lost (H-PLAT-10). */
  laps: number;
  /** Steps along loop arrows in the present stay. */
  loopSteps: number;
  /** Turns to be skipped (H-EVT-11). */
  skips: number;
  /** The turn of the last trade offered, and how many were offered in it (H-TRADE-11). */
  offered: number;
  offers: number;
  /** Extra turns waiting (H-TURN-06). */
  extra: number;
  /** Elite cards kept (H-E4-08). */
  elites: Card[];
  /** Opponents beaten in the League, one bit for each (H-LG3-06), and how often in all. */
  beaten: number;
  leagueWins: number;
  /** Beaten out of the League (H-LG-09). */
  out: boolean;
}

/** A lasting effect: a Continuous Event, a Bribe, a Boat (H-EVT-07). */
export interface Lasting {
  /** Its Event or Super Event, by id. */
  readonly event: string;
  readonly owner: Seat;
  /** The card, kept off the discard pile until the end; -1 for a copy (H-REACT-20). */
  readonly card: Card | -1;
  /** In whose turn it began: its regular turns count it down (H-EVT-08). -1: it ends with the owner's next turn. */
  readonly clock: Seat | -1;
  /** Regular turns of `clock` still to come. */
  left: number;
  /** Whatever the card has to remember, one number for each seat; its own file says what. */
  notes: number[];
}

/** An Event or Super Event being carried out, so that everybody sees what the table waits for. */
interface Acting {
  readonly deck: 'event' | 'super';
  readonly sort: Sort;
  readonly seat: Seat;
}

export interface Side {
  /** -1: a Gym Leader or an Elite Trainer. */
  readonly seat: Seat | -1;
  /** The Pokémon sent and shown, of a Leader none. In a dual battle two. */
  sent: Mon[];
  /** Those that fainted in this battle, or are not to be sent again in it (H-BAT-19). */
  fainted: Mon[];
  /** Of an Elite Trainer: how many of its two are knocked down (H-E4-05). */
  lost: number;
  /** How many Items lie in the arena; -1 before both have committed (H-BAT-12). */
  laid: number;
  /** The Items laid, kept out of the hand, and whom each was laid for. */
  items: Card[];
  bearers: Mon[];
  /** 0 before the roll. */
  die: number;
  /** An Elite Trainer's second die (H-E4-06). */
  bonus: number;
  /** 0 until both sums are told, and again once that is settled. */
  total: number;
}

export interface Battle {
  readonly kind: 'duel' | 'gym' | 'league' | 'elite' | 'same-space';
  readonly sides: readonly [Side, Side];
  /** The Leader, the Elite or the Duel's place in its list; -1 if there is none. */
  readonly foe: number;
}

export interface League {
  /** Who started the present round. */
  starter: Seat;
  round: 'first' | 'semifinals' | 'interlude' | 'final' | 'open';
  /** Those still in it. */
  inside: Seat[];
  /** Turns each finalist still has before the final, by seat. */
  turnsLeft: number[];
}

export interface Hex {
  agenda: Step[];
  readonly options: Options;
  /** Turns begun. */
  turn: number;
  active: Seat;
  /** Whose regular turn it is or was last: extra turns do not change it. */
  regular: Seat;
  /** The present turn is an extra one. */
  extraTurn: boolean;
  winner: Seat | -1;
  /** Stopped without a winner by `maxTurns`. */
  stopped: boolean;
  /** Which hexagon lies on each slot. Made in the setup, then shared by all copies. */
  board: readonly number[];
  players: Player[];
  /** What lies on each capture space of the board, in the order of its graph. */
  slots: number[];
  /** 1 where a Weakened token lies, until its Pokémon leaves (H-WEAK-07). */
  weakened: number[];
  /** Pokémon nobody has seen yet, by colour: in the pile or face down on the board. */
  unseen: Mon[][];
  /** Those of them that all have seen go back into their pile, kept of a Random roster only (H-HID-05). */
  returned: Mon[];
  items: Pile;
  itemDiscard: Card[];
  events: Pile;
  eventDiscard: Card[];
  superEvents: Pile;
  superDiscard: Card[];
  trainers: Pile;
  trainerDiscard: Card[];
  elites: Pile;
  /** Who was the first to stop in the city of each slot, -1 if nobody. */
  pioneers: (Seat | -1)[];
  /** Who has each achievement, -1 if nobody; empty without that module. */
  achievements: (Seat | -1)[];
  lasting: Lasting[];
  acting: Acting[];
  /** Pokémon shown from a pile for a try or a choice (H-HID-23). */
  shown: Mon[];
  /** A gym battle was fought in this turn (H-GYM-05). */
  fought: boolean;
  /** What was done of free will in this turn: nothing yet, something, or what must be the only action (H-ITEM-28, H-TRN-29). */
  deeds: 'none' | 'some' | 'only';
  battle: Battle | null;
  league: League | null;
}
