/** The answers, one shared object each, so that making options costs little and comparing them no more than a pointer. */
import { boardFor } from './board.ts';
import { POKEMON } from './data/pokemon.ts';
import { COMMIT_MAX } from './data/rules.ts';
import { BALLS, STONES } from './data/shop.ts';
import { TYPE_TOKENS } from './data/tokens.ts';
import { TYPES } from './data/types.ts';
import { WILD } from './data/wild.ts';
import type { Ball, Card, Machine, Node, Stone, Type } from './state.ts';

/** M-TURN-10: what can be done at a point of a turn. Free deeds and gym TM effects are answers of their own files. */
export type Answer =
  | { readonly do: 'move'; readonly road: number; readonly to: Node }
  | { readonly do: 'interact' | 'camp' | 'pass' }
  | DeedAnswer;
/** `card` is whom it is about, where it is about one; `what` whatever else it needs. */
export type DeedAnswer = {
  readonly do: `deed:${string}`;
  readonly card?: Card;
  readonly what?: number;
};

export const PASS: Answer = Object.freeze({ do: 'pass' as const });
export const CAMP: Answer = Object.freeze({ do: 'camp' as const });
export const INTERACT: Answer = Object.freeze({ do: 'interact' as const });

/** The move over each road from each location, in the order of `Board.ways`. */
const movesOn = (simplified: boolean): readonly (readonly Answer[])[] =>
  boardFor(simplified).ways.map((ways) =>
    ways.map(({ road, to }) => Object.freeze({ do: 'move' as const, road, to })),
  );
const MOVES_FULL = movesOn(false);
const MOVES_SIMPLE = movesOn(true);
export const movesFrom = (simplified: boolean, at: Node): readonly Answer[] =>
  (simplified ? MOVES_SIMPLE : MOVES_FULL)[at];

const STONE_ACTS: readonly (readonly DeedAnswer[])[] = POKEMON.map((_, card) =>
  STONES.map((_, what) => Object.freeze({ do: 'deed:stone' as const, card, what })),
);
export const stoneAct = (card: Card, stone: Stone): DeedAnswer => STONE_ACTS[card][stone];

/** A deed's acts, one for each Pokémon. */
export const cardActs = (key: `deed:${string}`): readonly DeedAnswer[] =>
  POKEMON.map((_, card) => Object.freeze({ do: key, card }));
/** A deed's acts for each Pokémon and each of these machines. */
export const machineActs = (
  key: `deed:${string}`,
  machines: readonly Machine[],
): readonly (readonly DeedAnswer[])[] =>
  POKEMON.map((_, card) => machines.map((what) => Object.freeze({ do: key, card, what })));

/** M-WILD-01; `leave` where the token was called up (M-GTM-09). */
export type WildAnswer = 'defeat' | 'catch' | 'leave';
export const DEFEAT: readonly WildAnswer[] = ['defeat'];
export const DEFEAT_OR_CATCH: readonly WildAnswer[] = ['defeat', 'catch'];

/** M-CATCH-06: a ball put into a slot; slot -1 is the master ball, which needs none (M-GIO-05). */
export type Fill = { readonly slot: number; readonly ball: Ball };
const SLOTS_MAX = Math.max(...WILD.map(([, , slots]) => slots.length));
const FILLS: readonly (readonly Fill[])[] = Array.from({ length: SLOTS_MAX }, (_, slot) =>
  BALLS.map((_, ball) => Object.freeze({ slot, ball })),
);
export const fill = (slot: number, ball: Ball): Fill => FILLS[slot][ball];
export const MASTER_BALL: Ball = BALLS.indexOf('master');
export const MASTER_FILL: Fill = Object.freeze({ slot: -1, ball: MASTER_BALL });

/** M-WILD-03: a damage of a type on a Pokémon. */
export type Placing = { readonly type: Type; readonly card: Card };
const PLACINGS: readonly (readonly Placing[])[] = TYPES.map((_, type) =>
  POKEMON.map((_, card) => Object.freeze({ type, card })),
);
export const placing = (type: Type, card: Card): Placing => PLACINGS[type][card];

/** M-BATTLE-08: a hit of a type on one of the adversary's Pokémon. */
export type Hit = { readonly type: Type; readonly on: number };
const FOES_MAX = 3;
const HITS: readonly (readonly Hit[])[] = TYPES.map((_, type) =>
  Array.from({ length: FOES_MAX }, (_, on) => Object.freeze({ type, on })),
);
export const hitOn = (type: Type, on: number): Hit => HITS[type][on];

/** M-ADV-07: a symbol of the adversary, by its place among those of the round, on a committed Pokémon. */
export type Strike = { readonly symbol: number; readonly on: number };
/** More than any adversary deals in a round, powers included. */
const SYMBOLS_MAX = 12;
const STRIKES: readonly (readonly Strike[])[] = Array.from({ length: SYMBOLS_MAX }, (_, symbol) =>
  Array.from({ length: COMMIT_MAX }, (_, on) => Object.freeze({ symbol, on })),
);
export const strike = (symbol: number, on: number): Strike => STRIKES[symbol][on];

/** M-ADV-08, M-ADV-09. */
export const STAND_OR_OBJECT: readonly ('stand' | 'stand-all' | 'object')[] = [
  'stand',
  'stand-all',
  'object',
];
export const ACCEPT_OR_REFUSE: readonly ('accept' | 'refuse')[] = ['accept', 'refuse'];

/** M-POW-02, M-GTM-06. */
export const USE: readonly 'use'[] = ['use' as const];
export const USE_OR_NOT: readonly ('use' | 'no')[] = ['use', 'no'];

/** M-TRADE-10. */
export const ACCEPT_COUNTER_REFUSE: readonly ('accept' | 'counter' | 'refuse')[] = [
  'accept',
  'counter',
  'refuse',
];

/** M-SHOP-18. */
export const BUY: { readonly do: 'buy' } = Object.freeze({ do: 'buy' as const });

/** M-EXP-04: a type token to be flipped, the first or second of its type. */
export type Flip = { readonly type: Type; readonly nth: number };
const FLIPS: readonly (readonly Flip[])[] = TYPES.map((_, type) =>
  Array.from({ length: TYPE_TOKENS }, (_, nth) => Object.freeze({ type, nth })),
);
export const flipOf = (type: Type, nth: number): Flip => FLIPS[type][nth];
