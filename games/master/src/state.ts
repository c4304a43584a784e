import type { Pile, Card as PileCard, Seat, Step } from '@indigo/kernel';
import type { League } from './league/state.ts';

/** A Pokémon card, by its place in POKEMON. Each exists once (M-GEN-05). */
export type Card = number;
/** A type, by its place in TYPES. */
export type Type = number;
/** A location, by its place on the map played on. */
export type Node = number;
/** A kind of ball or stone, by its place in BALLS and STONES. */
export type Ball = number;
export type Stone = number;
/** A token that shows a $ value, by its place in MONEY. */
export type Money = number;
/** An HM or a TM, by its place in MACHINES. */
export type Machine = number;
/** A Power token, by its place in POWERS. */
export type Power = number;
/** A trainer, leader, the karate master or Giovanni, by place in FOES. */
export type Foe = number;

/** Every variant, expansion and setting; what each means stands in options.ts. */
export interface Options {
  readonly simplified: boolean;
  readonly abilities: boolean;
  readonly flips: boolean;
  readonly initiative: boolean;
  readonly draft: boolean;
  readonly bike: 'upgrade' | 'late';
  readonly shopping: 'stock' | 'candies';
  readonly obstacles: 'dealt' | 'fixed';
  readonly wildDamage: 'active' | 'right';
  readonly debts: 'traded' | 'stay';
  readonly sight: 'open' | 'closed';
  readonly quickTable: boolean;
  /** 0: drawn, else the seat that begins, counted from 1. */
  readonly first: number;
  readonly freeSteps: number;
  readonly offers: number;
  readonly maxRounds: number;
}

/** Where a Pokémon card is. */
export const UNSEEN = 0;
/** Its token lies face up on the map or on a trade spot. */
export const ON_MAP = 1;
export const OWNED = 2;
/** Its token lies in the open discard of its back (M-WILD-09). */
export const DISCARDED = 3;
/** Out of the match for good. */
export const GONE = 4;
/** Starters nobody has picked, Porygon in the shop, the prizes of the dojo. */
export const IN_SUPPLY = 5;

/** What lies on a location, besides an index: nothing (any more), or something face down. */
export const EMPTY = -1;
export const FACE_DOWN = -2;

export interface Player {
  at: Node;
  /** The city visited last (M-DEF-02), by its place on the map. */
  checkpoint: number;
  /** M-FRIEND-17: has been in another city than the first. */
  moved: boolean;
  /** M-FRIEND-20: when the city was last entered: the greater, the later. */
  entered: number;
  team: Card[];
  /** How many of each kind. */
  balls: number[];
  stones: number[];
  candies: number;
  revives: number;
  /** 0 none, 1 bike, 2 mach bike. */
  bike: number;
  money: Money[];
  /** -1$ tokens. */
  debts: number;
  /** Type tokens of each type, and how many of those are flipped (M-EXP-04). */
  types: number[];
  flipped: number[];
  powers: Power[];
  /** M-FRIEND-03: has had the one friendly battle. */
  friendly: boolean;
  /** M-TRADE-11: offers made in the turn begun last, by partner. */
  offers: number[];
}

/** A dice battle of the adventure phase. */
export interface Battle {
  readonly foe: Foe;
  /** In the order of commitment. */
  committed: Card[];
  /** Hearts left of the adversary's Pokémon. */
  hearts: number[];
  /** Rounds begun. */
  round: number;
  /** The leader's Power token, EMPTY if there is none. */
  readonly power: Power | -1;
  /** M-GYM-15: once per battle. */
  powerUsed: boolean;
  /** What each committed Pokémon has thrown in this round, as it fell. */
  dice: number[][];
  /** M-BATTLE-08: the types of the hits that are still to be placed. */
  hits: Type[];
  /** Whose choice is due, -1 while dice decide. */
  due: Seat | -1;
  /** Who has won, once that is settled. */
  winner: 'active' | 'foe' | null;
}

/** A part of a trade: what the one who offers gives or wants. Of things there are several of, each is one more. */
export type TradePart = {
  readonly give: boolean;
  readonly kind: TradeKind;
  /** Which Pokémon, ball, stone, money token, type or Power token; 0 where there is one kind only. */
  readonly what: number;
  readonly nth: number;
};
export type TradeKind =
  | 'card'
  | 'ball'
  | 'stone'
  | 'candy'
  | 'revive'
  | 'bike'
  | 'money'
  | 'debt'
  | 'type'
  | 'power';

export interface Offer {
  /** Who has put it together, and who is to answer. */
  readonly from: Seat;
  readonly to: Seat;
  /** Frozen, and replaced rather than changed. */
  readonly parts: readonly TradePart[];
  /** M-TRADE-10: it answers another offer. */
  readonly counter: boolean;
}

/** The TM draft (M-DRAFT): kinds of cards in the pile are places in DECK. */
export interface Draft {
  pile: Pile;
  /** The hand each seat holds now. */
  hands: PileCard[][];
  /** M-DRAFT-07: passings in a row without a purchase. */
  quiet: number;
}

export interface Master {
  agenda: Step[];
  readonly options: Options;
  phase: 'setup' | 'adventure' | 'intermediate' | 'league';
  /** Turns begun. */
  turn: number;
  /** What is like a turn elsewhere: activations on the field, passings of a draft, goes in the shop. */
  goes: number;
  /** The starting player. */
  first: Seat;
  active: Seat;
  winner: Seat | -1;

  /** Actions left in this turn. */
  left: number;
  /** M-BIKE-05: how many actions a bike has added to this turn. */
  extra: number;
  /** A turn ender has been carried out (M-TURN-03, M-TURN-04). */
  turnOver: boolean;
  /** One bit for each gym TM whose effect was used in this turn. */
  used: number;
  /** M-TURN-11: white roads walked in a row. */
  walked: number;
  /** Counts entries into cities (M-FRIEND-20). */
  clock: number;

  players: Player[];

  /** Of each Pokémon card: where it is, and while it is owned its stage, level, hearts left (token hearts included). */
  where: number[];
  stage: number[];
  level: number[];
  hearts: number[];
  /** HMs and TMs each has learned; every list is frozen and replaced, never changed. */
  taught: (readonly Machine[])[];

  /** What lies on each location: a card, an item, a foe or an HM by the kind of location, EMPTY or FACE_DOWN. */
  spots: number[];
  /** The obstacle in each slot, by its place in OBSTACLES. */
  obstacles: number[];
  /** The Power token at each gym, EMPTY or FACE_DOWN. */
  gymPowers: number[];
  /** One bit for each Power token that has been turned up. */
  powersSeen: number;
  /** Item balls nobody has seen, by kind. */
  items: number[];
  /** Copies of each HM left. */
  hms: number[];
  /** Type tokens left in the supply. */
  types: number[];
  /** How often the karate master and Giovanni have been beaten. */
  karate: number;
  giovanni: number;
  gymsBeaten: number;
  battle: Battle | null;
  /** A trade offer that waits for its answer; seen by the two alone (M-HID-10). */
  offer: Offer | null;

  /** Seats from seed 1 on; empty before seeding. */
  seeds: Seat[];
  /** TMs of the deck that are still to be had (M-SHOP-07). */
  tms: Machine[];
  /** M-SHOP-18: how many have passed in a row. */
  passes: number;
  draft: Draft | null;
  league: League | null;
}
