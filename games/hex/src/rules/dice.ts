import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { DIE_SIDES } from '../data/rules.ts';
import type { OnRoll } from '../effects.ts';
import { ON_ROLL } from '../questions.ts';
import { type T, tell } from '../table.ts';
import { trainerEffect } from './trainer.ts';
import { playing, respond } from './window.ts';

/** What a die is rolled for. */
export type Why = 'move' | 'catch' | 'battle' | 'elite' | 'event-die' | 'tie';

/** What a roll has besides its dice. */
export interface Cast {
  /** Of a capture: the Pokémon and how far from its faces a die may be, for whoever shows the odds. */
  readonly aim?: OnRoll['aim'];
  /** Puts a die where everybody sees it, before it is told. */
  readonly lies?: OnRoll['lies'];
  /** Done when all lie, before anybody responds. */
  readonly fallen?: () => void;
}

const NOTHING = (): void => {};
const PLAIN: Cast = {};
const NO_AIM = [] as const;

/** One die is thrown. */
export function* throwDie(t: T, on: OnRoll, die: number): Rules {
  fall(t, on, die, yield* t.chance(on.why, DIE_SIDES));
}

/** It lies on the table, for all to see; -1 rolls for an Elite Trainer. */
function fall(t: T, { why, rollers, dice, aim, lies }: OnRoll, die: number, side: number): void {
  dice[die] = 1 + side;
  lies(die, dice[die]);
  if (aim.length === 0) tell(t, ALL, 'rolled', rollers[die], dice[die], why);
  else tell(t, ALL, 'rolled-to-catch', rollers[die], dice[die], aim[0], aim[1], rollers.length);
}

/**
 * H-REACT-10: dice on one common ROLL window, which opens anew after every reroll until all pass (H-ITEM-77). Then what
 * Trainers make of their owners' faces (H-REACT-11: Silver).
 */
export function* rollDice(
  t: T,
  rollers: readonly (Seat | -1)[],
  why: Why,
  { aim = NO_AIM, lies = NOTHING, fallen = NOTHING }: Cast = PLAIN,
): Rules<number[]> {
  const dice = rollers.map(() => 0);
  const on: OnRoll = { why, rollers, dice, aim, lies };
  for (let die = 0; die < rollers.length; die++) fall(t, on, die, yield* t.chance(why, DIE_SIDES));
  fallen();
  while (yield* respond(t, 'roll', on, playing(t), ON_ROLL(why, dice.slice(), rollers, aim)));
  const seats = playing(t);
  for (let i = 0; i < seats.length; i++) {
    const { rolled } = trainerEffect(t.s, seats[i]);
    if (rolled === undefined) continue;
    const own = dice.filter((_, die) => rollers[die] === seats[i]);
    if (own.length > 0) yield* rolled(t, seats[i], own);
  }
  return dice;
}

/** One die of one player. */
export function* roll(t: T, roller: Seat, why: Why, cast?: Cast): Rules<number> {
  return (yield* rollDice(t, [roller], why, cast))[0];
}
