/** The cards and sites as tables of numbers, for rule code. */
import { CARDS, HMS } from './data/cards.ts';
import { ROUTES } from './data/routes.ts';
import { SITES } from './data/sites.ts';
import { AGAINST, LEGENDARY, NEEDED, TYPES } from './data/types.ts';
import type { Kind } from './state.ts';

export const TYPE_OF: readonly number[] = CARDS.map(({ type }) => TYPES.indexOf(type));

export const CUT = HMS.indexOf('cut');
export const SURF = HMS.indexOf('surf');
export const FLY = HMS.indexOf('fly');

/** The HM of each card as a place in HMS, -1 for none. */
export const HM_OF: readonly number[] = CARDS.map(({ hm }) => (hm === null ? -1 : HMS.indexOf(hm)));

/** B-SETUP-04: how many cards of each type a Wild pile is made of. */
export const BUBBLES: readonly (readonly number[])[] = ROUTES.map(({ bubbles }) =>
  TYPES.map((type) => bubbles.filter((bubble) => bubble === type).length),
);

/** The least pips with which each card beats each site's Pokémon (B-GYM-04, B-TYPE-05). */
const NEEDS: readonly (readonly number[])[] = CARDS.map(({ type, legendary }) =>
  SITES.map((site) => NEEDED[legendary ? LEGENDARY : AGAINST[type][site.type]]),
);
export const pipsNeeded = (kind: Kind, site: number): number => NEEDS[kind][site];

/** B-TYPE-06, B-OPT-04: does the card count in a Contest of this type? */
export const countsAs = (kind: Kind, type: number, legendaries: boolean): boolean =>
  TYPE_OF[kind] === type && (legendaries || !CARDS[kind].legendary);

export const SITE_TYPE: readonly number[] = SITES.map(({ type }) => TYPES.indexOf(type));
