import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { type Answer, BALL, DECLINE, TRY } from '../answers.ts';
import { CIRCLES_BY_COLOUR, COLOUR_OF } from '../board.ts';
import { CHIPS } from '../data/chips.ts';
import { ITEMS } from '../data/items.ts';
import { BALL_CHOICE } from '../questions.ts';
import { isBall } from '../sorts.ts';
import { type Classic, type Dex, EMPTY, FACE_DOWN, type SpaceIndex } from '../state.ts';
import { type T, tell } from '../table.ts';
import { join } from '../team.ts';
import { FACES, roll } from './dice.ts';
import { byHand, copiesIn, playItem } from './items.ts';

/** C-SPACE-04: turn up the chip of a circle and try once to catch it (C-CATCH-09). Without a chip nothing happens (C-SPACE-06). */
export function* catchOn(t: T, seat: Seat, space: SpaceIndex): Rules {
  const { s } = t;
  if (s.circles[space] === EMPTY) return;
  yield* turnUp(t, space);
  const dex = s.circles[space];
  if (yield* attempt(t, seat, dex)) takeChip(t, seat, space); // C-CATCH-08: a missed chip stays, face up
}

/** C-CATCH-01: for all to see; one that lies face up simply stays so. The tray's chips stay unknown (C-CATCH-10). */
export function* turnUp(t: T, space: SpaceIndex): Rules {
  const { s } = t;
  if (s.circles[space] !== FACE_DOWN) return;
  const unseen = s.unseen[COLOUR_OF[space]];
  const index = yield* t.chance('chip', unseen.length);
  s.circles[space] = unseen.splice(index, 1)[0];
  tell(t, ALL, 'appeared', s.circles[space], space);
}

/** The chip leaves the board for the team (C-CATCH-05), and its circle is refilled. */
export function takeChip(t: T, seat: Seat, space: SpaceIndex): void {
  const { s } = t;
  join(s.trainers[seat], s.circles[space]);
  // C-CATCH-06, C-CATCH-07: face down and blind, if the tray has one left of this colour.
  s.circles[space] = inTray(s, COLOUR_OF[space]) > 0 ? FACE_DOWN : EMPTY;
}

/** What the tray holds of a colour: the unseen chips less those that lie face down on the board. */
export function inTray(s: Classic, colour: number): number {
  let faceDown = 0;
  for (const space of CIRCLES_BY_COLOUR[colour]) if (s.circles[space] === FACE_DOWN) faceDown++;
  return s.unseen[colour].length - faceDown;
}

/**
 * One attempt on a chip that lies face up, in the order of C-CATCH-03: perhaps one Ball (C-BALL-01, C-BALL-02), the
 * roll with its window, then the Ball's amount. It is compulsory (C-CATCH-04) unless `catchOptional` is on (C-OPT-02).
 */
export function* attempt(t: T, seat: Seat, dex: Dex): Rules<boolean> {
  const answer: Answer = yield* t.ask(seat, byHand(t, seat, BALL_CHOICE(dex)), () => waysToTry(t, seat));
  if (answer.do === 'decline') {
    tell(t, ALL, 'declined', seat, dex);
    return false;
  }
  const ball = answer.do === 'ball' ? answer.sort : -1;
  if (ball >= 0) playItem(t, seat, ball); // C-BALL-09: spent whatever comes of it
  const { ballShiftMandatory } = t.s.options;
  const catching = catchingFaces(dex, ball, ballShiftMandatory);
  const pips = yield* roll(t, seat, 'catch', dex, ball, catching); // C-BALL-11: the Ball stays in force if this die is rolled again
  const shift = bestShift(dex, pips, ball, ballShiftMandatory);
  if (shift === null) {
    tell(t, ALL, 'missed', seat, dex, pips, catching);
    return false;
  }
  tell(t, ALL, 'caught', seat, dex, pips, shift);
  return true;
}

function waysToTry(t: T, seat: Seat): readonly Answer[] {
  const ways: Answer[] = [TRY];
  for (const { sort, copy } of copiesIn(t, seat, isBall)) if (copy === 0) ways.push(BALL[sort]);
  if (t.s.options.catchOptional) ways.push(DECLINE);
  return ways;
}

/** The faces of the die that catch it, with a Ball in force (-1: none). */
export function catchingFaces(dex: Dex, ball: number, mandatory: boolean): readonly number[] {
  const key = (dex * (ITEMS.length + 1) + ball + 1) * 2 + (mandatory ? 1 : 0);
  CATCHING[key] ??= FACES.filter((pips) => bestShift(dex, pips, ball, mandatory) !== null);
  return CATCHING[key];
}

/** Found once each: every roll to catch tells them. */
const CATCHING: (readonly number[])[] = [];

const NO_SHIFT: readonly number[] = [0];

/**
 * The shift that makes the die match, or null (C-CATCH-02). With a Ball its amounts (C-BALL-03, C-BALL-04, C-BALL-05) and
 * 0 (C-BALL-06), which `ballShiftMandatory` rules out (C-OPT-03). Results neither wrap nor stop at 6 (C-BALL-07). A
 * deliberate miss is not possible, so nobody is asked (C-BALL-10, C-REACT-07).
 */
function bestShift(dex: Dex, pips: number, ball: number, mandatory: boolean): number | null {
  const { catches } = CHIPS[dex - 1];
  const shifts = ball < 0 ? NO_SHIFT : ITEMS[ball].values;
  if ((ball < 0 || !mandatory) && catches.includes(pips)) return 0;
  return shifts.find((shift) => catches.includes(pips + shift)) ?? null;
}
