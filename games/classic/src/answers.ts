/**
 * The answers that are more than a Pokémon, a space or a path: one shared object each, so that making options costs
 * no allocation and comparing them no more than a pointer.
 */
import { CHIPS } from './data/chips.ts';
import { ITEMS } from './data/items.ts';
import { SPACES } from './data/spaces.ts';
import type { Dex, SpaceIndex } from './state.ts';

/** An answer without an object. */
export type Plainly =
  | 'roll'
  | 'enter'
  | 'go-on'
  | 'trade'
  | 'challenge'
  | 'try'
  | 'decline'
  | 'leave'
  | 'dice'
  | 'accept'
  | 'refuse'
  | 'use'
  | 'discard';

export type Answer =
  | { readonly do: Plainly }
  | { readonly do: 'fly'; readonly to: SpaceIndex }
  | { readonly do: 'potion'; readonly dex: Dex }
  | { readonly do: 'send'; readonly dex: Dex }
  | { readonly do: 'revive'; readonly dex: Dex }
  | { readonly do: 'ball'; readonly sort: number };

const plainly = <K extends Plainly>(what: K): { readonly do: K } => Object.freeze({ do: what });

export const ROLL = plainly('roll');
export const ENTER = plainly('enter');
export const GO_ON = plainly('go-on');
export const TRADE = plainly('trade');
export const CHALLENGE = plainly('challenge');
export const TRY = plainly('try');
export const DECLINE = plainly('decline');
export const LEAVE = plainly('leave');
export const DICE = plainly('dice');
export const ACCEPT = plainly('accept');
export const REFUSE = plainly('refuse');
export const USE = plainly('use');
export const DISCARD = plainly('discard');

const byDex = <T>(make: (dex: Dex) => T): readonly T[] =>
  [0, ...CHIPS.map((chip) => chip.dex)].map((dex) => Object.freeze(make(dex)));

export const FLY = SPACES.map((_, to) => Object.freeze({ do: 'fly' as const, to }));
export const POTION = byDex((dex) => ({ do: 'potion' as const, dex }));
export const SEND = byDex((dex) => ({ do: 'send' as const, dex }));
export const REVIVE = byDex((dex) => ({ do: 'revive' as const, dex }));
export const BALL = ITEMS.map((_, sort) => Object.freeze({ do: 'ball' as const, sort }));

/** One of several cards of a sort in one hand: nobody can tell copies apart, so they are counted. */
export type Copy = { readonly sort: number; readonly copy: number };
export const COPY: readonly (readonly Copy[])[] = ITEMS.map(({ count }, sort) =>
  Array.from({ length: count }, (_, copy) => Object.freeze({ sort, copy })),
);

/** A part of a trade offer. */
export type OfferPart =
  | { readonly give: Dex }
  | { readonly want: Dex }
  | { readonly giveItem: number; readonly copy: number }
  | { readonly wantItem: number; readonly copy: number };

export const GIVE = byDex((give) => ({ give }));
export const WANT = byDex((want) => ({ want }));
export const GIVE_ITEM = COPY.map((copies) =>
  copies.map(({ sort, copy }) => Object.freeze({ giveItem: sort, copy })),
);
export const WANT_ITEM = COPY.map((copies) =>
  copies.map(({ sort, copy }) => Object.freeze({ wantItem: sort, copy })),
);
