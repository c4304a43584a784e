/** The board as tables, worked out once. */
import { leaderOf, ROUTE_INDEX } from './cards.ts';
import { SQUARES } from './data/squares.ts';
import type { SquareIndex } from './state.ts';

/** The route whose stack lies at a square, -1 if none does. */
export const ROUTE_AT: readonly number[] = SQUARES.map(({ kind, of }) =>
  kind === 'route' ? (ROUTE_INDEX.get(of as string) as number) : -1,
);
/** The Leader of a Gym square, -1 elsewhere. */
export const LEADER_AT: readonly number[] = SQUARES.map(({ kind, of }) =>
  kind === 'gym' ? leaderOf(of as string) : -1,
);
export const IS_CENTER: readonly boolean[] = SQUARES.map(({ kind }) => kind === 'center');
/** The square of each Leader. */
export const GYM_OF: readonly SquareIndex[] = SQUARES.reduce<number[]>((gyms, _, at) => {
  if (LEADER_AT[at] >= 0) gyms[LEADER_AT[at]] = at;
  return gyms;
}, []);

/** L-BOARD-01: so many squares on, backwards if negative; after the last comes the first. */
export const stepsOn = (at: SquareIndex, steps: number): SquareIndex =>
  (at + steps + SQUARES.length) % SQUARES.length;

/** The squares of such a walk, its start first. */
export const wayFrom = (at: SquareIndex, steps: number): readonly SquareIndex[] =>
  Array.from({ length: Math.abs(steps) + 1 }, (_, i) => stepsOn(at, steps > 0 ? i : -i));

/** How many squares lie between two, the shorter way. */
export function distance(a: SquareIndex, b: SquareIndex): number {
  const there = Math.abs(a - b);
  return Math.min(there, SQUARES.length - there);
}
