/**
 * Every answer as one shared object, so that making options costs no allocation and comparing them no more than a
 * pointer. Cards are named by what stands on them: each exists once.
 */
import { DIRECTIONS, distancesFrom, SQUARES } from './board.ts';
import { CARDS } from './data/cards.ts';
import { MAX_SEATS } from './data/rules.ts';
import { SITES } from './data/sites.ts';
import { TYPES } from './data/types.ts';
import type { Kind, SquareIndex } from './state.ts';

/** An answer without an object. */
type Plainly = 'end' | 'capture' | 'swap' | 'retreat' | 'reject' | 'let-go';

export type Answer =
  | { readonly do: Plainly }
  | { readonly do: 'go'; readonly to: SquareIndex }
  | { readonly do: 'challenge' | 'compete'; readonly site: number }
  | { readonly do: 'trade'; readonly with: number }
  | { readonly do: 'cut'; readonly card: Kind; readonly shrub: SquareIndex }
  | { readonly do: 'surf' | 'fly'; readonly card: Kind; readonly way: number }
  | { readonly do: 'send' | 'give' | 'return'; readonly card: Kind };

const plainly = <K extends Plainly>(what: K): { readonly do: K } => Object.freeze({ do: what });

const END = plainly('end');
export const CAPTURE = plainly('capture');
export const SWAP = plainly('swap');
export const RETREAT = plainly('retreat');
export const REJECT = plainly('reject');
export const LET_GO = plainly('let-go');

const forEach = <F, T>(list: readonly F[], make: (index: number) => T): readonly T[] =>
  list.map((_, index) => Object.freeze(make(index)));

const GO = forEach(SQUARES, (to) => ({ do: 'go' as const, to }));
export const VISIT = forEach(SITES, (site) => ({
  do: SITES[site].kind === 'gym' ? ('challenge' as const) : ('compete' as const),
  site,
}));
export const TRADE = forEach(new Array(MAX_SEATS).fill(0), (seat) => ({ do: 'trade' as const, with: seat }));
export const CUT_AT = CARDS.map((_, card) =>
  forEach(SQUARES, (shrub) => ({ do: 'cut' as const, card, shrub })),
);
export const SURF_TO = CARDS.map((_, card) =>
  forEach(DIRECTIONS, (way) => ({ do: 'surf' as const, card, way })),
);
export const FLY_TO = CARDS.map((_, card) =>
  forEach(DIRECTIONS, (way) => ({ do: 'fly' as const, card, way })),
);
export const SEND = forEach(CARDS, (card) => ({ do: 'send' as const, card }));
export const GIVE_BACK = forEach(CARDS, (card) => ({ do: 'give' as const, card }));
export const RETURN = forEach(CARDS, (card) => ({ do: 'return' as const, card }));

/** A part of a trade offer (B-TRADE-07): a card of one's own; a card, a type or anything of the other's. */
export type OfferPart =
  | { readonly give: Kind }
  | { readonly want: Kind }
  | { readonly wantType: number }
  | { readonly wantAny: true };

export const GIVE = forEach(CARDS, (give) => ({ give }));
export const WANT = forEach(CARDS, (want) => ({ want }));
export const WANT_TYPE = forEach(TYPES, (wantType) => ({ wantType }));
export const WANT_ANY = Object.freeze({ wantAny: true as const });

/** A card that changes between Party and Box. */
export type Shift = { readonly toBox: Kind } | { readonly toParty: Kind };

export const TO_BOX = forEach(CARDS, (toBox) => ({ toBox }));
export const TO_PARTY = forEach(CARDS, (toParty) => ({ toParty }));

const walks = new Map<number, readonly Answer[]>();
const FAR = 64;

/** B-MOVE-01: every square within so many steps, the nearest first, and staying. Made once for each place and number. */
export function walksFrom(from: SquareIndex, steps: number, cut: number): readonly Answer[] {
  const key = (cut * SQUARES.length + from) * FAR + steps;
  let found = walks.get(key);
  if (found === undefined) {
    const far = distancesFrom(from, cut);
    const near = [...SQUARES.keys()].filter((to) => far[to] > 0 && far[to] <= steps);
    found = [...near.sort((a, b) => far[a] - far[b] || a - b).map((to) => GO[to]), END];
    walks.set(key, found);
  }
  return found;
}
