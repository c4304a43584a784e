import { ALL, type Question, type Rules, type Seat } from '@indigo/kernel';
import { type Answer, DICE, LEAVE, REVIVE } from '../answers.ts';
import { DICE_CHALLENGE_FACES, DICE_CHALLENGE_NEEDS } from '../data/rules.ts';
import { REVIVE_CITY } from '../questions.ts';
import { type T, tell } from '../table.ts';
import { revive } from '../team.ts';
import { roll } from './dice.ts';

/**
 * C-SPACE-03: a city with a Pokémon Center. Revive one or nothing (C-REV-05), or take the Dice Challenge with two or more
 * knocked out (C-REV-06). Without any the landing has no effect (C-REV-08). With Potion and the event this is all there
 * is (C-REV-01).
 */
export function* pokemonCenter(t: T, seat: Seat): Rules {
  const { ko } = t.s.trainers[seat];
  const answer: Answer = yield* t.ask(seat, REVIVE_CITY, () => [
    ...ko.map((dex) => REVIVE[dex]),
    ...(ko.length >= DICE_CHALLENGE_NEEDS ? [DICE] : []),
    LEAVE,
  ]);
  if (answer.do === 'revive') reviveOne(t, seat, answer.dex);
  else if (answer.do === 'dice') yield* diceChallenge(t, seat);
}

/** C-REV-07: all or none. */
function* diceChallenge(t: T, seat: Seat): Rules {
  const trainer = t.s.trainers[seat];
  const pips = yield* roll(t, seat, 'revive');
  const won = DICE_CHALLENGE_FACES.includes(pips);
  tell(t, ALL, won ? 'challenge-won' : 'challenge-lost', seat, trainer.ko.length);
  if (won) trainer.ko = [];
}

/** Revives one own Pokémon of choice, without a roll (C-REV-04). */
export function* reviveChoice(t: T, seat: Seat, question: Question): Rules {
  const { ko } = t.s.trainers[seat];
  if (ko.length === 0) return;
  const answer: Answer = yield* t.ask(seat, question, () => ko.map((dex) => REVIVE[dex]));
  if (answer.do === 'revive') reviveOne(t, seat, answer.dex);
}

function reviveOne(t: T, seat: Seat, dex: number): void {
  revive(t.s.trainers[seat], dex);
  tell(t, ALL, 'revived', seat, dex);
}
