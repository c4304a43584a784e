/** What follows from what a seat sees, by the rules' own tables. */
import type { Seat } from '@indigo/kernel';
import { cutting, SHRUBS, SQUARES, squareOf } from './board.ts';
import { gymChance } from './chances.ts';
import { SITES } from './data/sites.ts';
import { BUBBLES, pipsNeeded, TYPE_OF } from './kinds.ts';
import { isContestant } from './rules/contest.ts';
import type { Kind, SquareIndex } from './state.ts';
import type { BadgesView, HeldView } from './view.ts';

/** The shrubs that are cut, one bit each. */
export const cutIn = ({ shrubs }: BadgesView): number =>
  SHRUBS.reduce((cut, at) => (shrubs.includes(SQUARES[at].id) ? cut : cut | cutting(at)), 0);

export const placeOf = (view: BadgesView, seat: Seat): SquareIndex => squareOf(view.trainers[seat].at);

/** The Pokémon known to be in a Party. */
export const partyIn = (view: BadgesView, seat: Seat): readonly (HeldView & { readonly card: Kind })[] =>
  view.trainers[seat].cards.flatMap((held) =>
    held.in === 'party' && held.card !== null ? [{ ...held, card: held.card }] : [],
  );

/** Those of them that can fight. */
export const fitIn = (view: BadgesView, seat: Seat): readonly Kind[] =>
  partyIn(view, seat)
    .filter(({ fainted }) => !fainted)
    .map(({ card }) => card);

/** B-CON-02: how many of the own Party count in a Contest. */
export const contestantsIn = (view: BadgesView, seat: Seat, site: number): number =>
  partyIn(view, seat).filter(({ card }) => isContestant(view.options, card, site)).length;

/** The chance that all who can fight beat what is left of a Gym, if nobody retreats. */
export const chanceIn = (view: BadgesView, seat: Seat, site: number, beaten: number): number =>
  gymChance(
    fitIn(view, seat).map((kind) => pipsNeeded(kind, site)),
    SITES[site].team.length - beaten,
  );

/**
 * B-SETUP-04: how likely each type is to be drawn next from a pile whose top nobody has seen. Drawn cards this seat has not seen are
 * as likely to be anything as those that still lie there, so only those it has seen count.
 */
export function typesIn({ trainers, routes, drawn }: BadgesView, route: number): [number, number][] {
  const left = BUBBLES[route].slice();
  const cards = [
    ...trainers.flatMap((trainer) => trainer.cards),
    ...routes.flatMap(({ under }) => under),
    ...(drawn === null ? [] : [drawn]),
  ];
  for (const { card, from } of cards) if (card !== null && from === route) left[TYPE_OF[card]]--;
  const all = left.reduce((sum, n) => sum + n, 0);
  return left.flatMap((n, type): [number, number][] => (n === 0 ? [] : [[type, n / all]]));
}
