/** What follows from what a seat sees, in the terms of the rules. */
import type { Seat } from '@indigo/kernel';
import { cardOf } from './cards.ts';
import { SQUARES } from './data/squares.ts';
import type { Fighter, Options, SquareIndex } from './state.ts';
import type { BattleView, FighterView, MitView, SideView } from './view.ts';

const SQUARE_OF: ReadonlyMap<string, SquareIndex> = new Map(SQUARES.map(({ id }, at) => [id, at]));

const squareOf = (id: string): SquareIndex => SQUARE_OF.get(id) as SquareIndex;
export const placeOf = (view: MitView, seat: Seat): SquareIndex => squareOf(view.trainers[seat].at);
export const centerOf = (view: MitView, seat: Seat): SquareIndex => squareOf(view.trainers[seat].center);

/** Who fights for a side, if that has been turned up. */
export function activeOf({ fighters, active }: SideView): FighterView | null {
  const one = fighters[active];
  return one?.shown ? one : null;
}

/** A fighter as the rules know it. */
export const fighterOf = ({ card, shown, modifiers }: FighterView): Fighter => ({
  card: cardOf(card),
  shown,
  modifiers: modifiers.map((modifier) => ({ ...modifier })),
});

/** The fight of one side against the other, as the seat that chooses for it sees it. */
export interface Fight {
  readonly options: Options;
  readonly battle: BattleView;
  readonly side: SideView;
  readonly mine: FighterView;
  readonly theirs: FighterView;
}

export function fightOf({ options, battle }: MitView, seat: Seat): Fight | null {
  if (battle === null) return null;
  const no = battle.sides[0].chooser === seat ? 0 : 1;
  const side = battle.sides[no];
  const mine = activeOf(side);
  const theirs = activeOf(battle.sides[1 - no]);
  return mine === null || theirs === null ? null : { options, battle, side, mine, theirs };
}
