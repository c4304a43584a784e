import { ALL, covert, holds, type Question, type Rules, type Seat } from '@indigo/kernel';
import { DIE_SIDES } from '../data/rules.ts';
import { REROLL } from '../questions.ts';
import { TIME_MACHINE } from '../sorts.ts';
import { type T, tell } from '../table.ts';
import { playItem, withCards } from './items.ts';

/** What a die is rolled for; Time Machine works on each but the last (C-TM-04, C-TM-06). */
export type Why = 'move' | 'catch' | 'battle' | 'revive' | 'rival' | 'first';

export const FACES: readonly number[] = Array.from({ length: DIE_SIDES }, (_, i) => i + 1);

/** No seat is kept out of a window. */
export const NOBODY: Seat = -1;
const NO_DICE: readonly number[] = [];
const DICE_OF: readonly (readonly number[])[] = Array.from({ length: 7 }, (_, n) =>
  Array.from({ length: n }, (_, i) => i),
);

/**
 * One die, and what others make of it: as `rollAll`, without lists, for most rolls are of this kind. `dex` and `ball`: what
 * it is to catch, and the Ball in force; `catching`: the faces that do.
 */
export function* roll(t: T, roller: Seat, why: Why, dex = 0, ball = -1, catching = NO_DICE): Rules<number> {
  for (;;) {
    const pips = 1 + (yield* t.chance(why, DIE_SIDES));
    if (why === 'catch') tell(t, ALL, 'rolled-to-catch', roller, pips, dex, catching);
    else tell(t, ALL, 'rolled', roller, pips, why);
    const played = yield* timeMachines(t, REROLL(why, [pips], dex, ball), 1, NOBODY);
    if (played === null) return pips;
    playItem(t, played.seat, TIME_MACHINE);
  }
}

/**
 * One die for each of these seats, on one common window (C-REACT-02). `barred` may not play in it. They lie in `dice` as they
 * fall.
 */
export function* rollAll(
  t: T,
  rollers: readonly Seat[],
  why: Why,
  barred: Seat,
  dice: number[] = [],
): Rules<readonly number[]> {
  for (let i = 0; i < rollers.length; i++) yield* throwDie(t, rollers[i], why, dice, i);
  if (why === 'first') return dice; // C-TM-06: nobody holds cards then
  for (;;) {
    const played = yield* timeMachines(t, REROLL(why, dice.slice(), 0, -1), rollers.length, barred);
    if (played === null) return dice;
    playItem(t, played.seat, TIME_MACHINE);
    // C-TM-01: the original roller rolls that one again, and the new result stands, better or worse.
    yield* throwDie(t, rollers[played.use], why, dice, played.use);
  }
}

function* throwDie(t: T, roller: Seat, why: Why, dice: number[], place: number): Rules {
  dice[place] = 1 + (yield* t.chance(why, DIE_SIDES));
  tell(t, ALL, 'rolled', roller, dice[place], why);
}

/**
 * The Time Machine window, before anything is done with the result (C-TM-03): from the active player round the table
 * (C-TM-02, C-REACT-01), and again after each new roll for as long as there are cards (C-TM-05). The Master of a Final
 * Battle is barred (C-FINAL-20). Who has no such card is not asked, and nobody is told who was (C-REACT-10).
 */
function timeMachines(
  t: T,
  question: Question,
  dice: number,
  barred: Seat,
): Rules<{ seat: Seat; use: number } | null> {
  const { items, trainers } = t.s;
  const seats = t.from(t.s.active);
  return t.window(seats, covert(question, withCards(t, seats)), (seat) =>
    seat !== barred && holds(items, trainers[seat].hand, TIME_MACHINE) ? DICE_OF[dice] : NO_DICE,
  );
}
