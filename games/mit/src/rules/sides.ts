import type { Seat, Step } from '@indigo/kernel';
import type { Battle, Card, Fighter, Side } from '../state.ts';
import type { T } from '../table.ts';
import { hpOf } from '../team.ts';

// A battle is a step for the selection, one for each turn of a side and one for what it leads to.
export const SELECT: Step = { do: 'select' };
export const ROUND: Step = { do: 'round' };
export const AFTERMATH: Step = { do: 'aftermath' };

export const battleOf = (against: Battle['against'], foe: number, first: Side, second: Side): Battle => ({
  against,
  foe,
  sides: [first, second],
  turn: 0, // L-BAT-05
  turns: 0,
  ended: null,
  winner: -1,
});

export const sideOf = (seat: Seat): Side => ({
  owner: seat,
  chooser: seat,
  fighters: [],
  active: 0,
  dice: [],
});
/** L-GYM-03, L-REACT-06: another player makes all of a Leader's choices. */
export const leaderSide = (chooser: Seat): Side => ({
  owner: -1,
  chooser,
  fighters: [],
  active: 0,
  dice: [],
});
/** L-WILD-04: a die chooses for a wild Pokémon. */
export const wildSide = (): Side => ({ owner: -1, chooser: -1, fighters: [], active: 0, dice: [] });

/** L-GYM-06: nobody begins a battle with modifiers. */
export const fighterOf = (card: Card, shown: boolean): Fighter => ({ card, shown, modifiers: [] });

/** A Pokémon and its HP. */
export type Stood = readonly [card: Card, hp: number];

const NOBODY: readonly Stood[] = [];

/** How a side has come out of a battle: those who were in, for those who listen. */
export const stood = (t: T, { fighters }: Side): readonly Stood[] =>
  t.listener === null
    ? NOBODY
    : fighters.filter(({ shown }) => shown).map(({ card }): Stood => [card, hpOf(t.s, card)]);
