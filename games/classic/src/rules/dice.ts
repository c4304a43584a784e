import { ALL, holds, type Rules, type Seat } from '@indigo/kernel';
import { DIE_SIDES } from '../data/rules.ts';
import { REROLL } from '../questions.ts';
import { TIME_MACHINE } from '../sorts.ts';
import { type T, tell } from '../table.ts';
import { playItem } from './items.ts';

/** What a die is rolled for; Time Machine works on each but the last (C-TM-04, C-TM-06). */
export type Why = 'move' | 'catch' | 'battle' | 'revive' | 'rival' | 'first';

/** One die, and what others make of it. */
export function* roll(t: T, roller: Seat, why: Why): Rules<number> {
  return (yield* rollAll(t, [roller], why, NOBODY))[0];
}

const NOBODY: Seat = -1;
const NO_DICE: readonly number[] = [];
const DICE_OF: readonly (readonly number[])[] = Array.from({ length: 7 }, (_, n) =>
  Array.from({ length: n }, (_, i) => i),
);

/**
 * One die for each of these seats, then the Time Machine window, before anything is done with the result (C-TM-03):
 * from the active player round the table (C-TM-02, C-REACT-01), on one common window for all dice (C-REACT-02), and
 * again after each new roll for as long as there are cards (C-TM-05). `barred` is the Master, who may not (C-FINAL-20).
 * Who has no such card is not asked, and nobody is told who was (C-REACT-10).
 */
export function* rollAll(t: T, rollers: readonly Seat[], why: Why, barred: Seat): Rules<number[]> {
  const { s } = t;
  const dice: number[] = [];
  for (const roller of rollers) dice.push(yield* throwDie(t, roller, why));
  if (why === 'first') return dice; // nobody holds cards then
  for (;;) {
    const played = yield* t.window(t.from(s.active), REROLL(why, dice.slice()), (seat) =>
      seat !== barred && holds(s.items, s.trainers[seat].hand, TIME_MACHINE) ? DICE_OF[dice.length] : NO_DICE,
    );
    if (played === null) return dice;
    playItem(t, played.seat, TIME_MACHINE);
    // C-TM-01: the original roller rolls that one again, and the new result stands, better or worse.
    dice[played.use] = yield* throwDie(t, rollers[played.use], why);
  }
}

function* throwDie(t: T, roller: Seat, why: Why): Rules<number> {
  const pips = 1 + (yield* t.chance(why, DIE_SIDES));
  tell(t, ALL, 'rolled', roller, pips, why);
  return pips;
}
