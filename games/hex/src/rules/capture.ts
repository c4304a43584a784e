import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { AMOUNT, type Do, ITEM, NOTHING, type OfItem } from '../answers.ts';
import { graphOf, SPACES } from '../board.ts';
import { CATCHES } from '../data/colours.ts';
import { ITEMS, type Item } from '../data/items.ts';
import { WEAKENED_REACH } from '../data/rules.ts';
import type { OnFail, TrainerEffect } from '../effects.ts';
import { POKEMON, YELLOW } from '../pokemon.ts';
import { BALL, HOW_MANY_DICE, ON_FAIL, ON_REVEAL } from '../questions.ts';
import { EMPTY, FACE_DOWN, type Mon, type Sort, type SpaceIndex } from '../state.ts';
import { type T, tell } from '../table.ts';
import { rollDice } from './dice.ts';
import { copiesIn, playItem } from './items.ts';
import { lastingOf } from './lasting.ts';
import { gain, putBack, refill, turnOut } from './supply.ts';
import { trainerEffect, trainerOf } from './trainer.ts';
import { playing, respond } from './window.ts';

/** H-ITEM-37, H-ITEM-39: the balls are the common Items with a figure. */
export const isBall = (sort: Sort): boolean => {
  const item: Item = ITEMS[sort];
  return item.class === 'common' && item.value !== undefined;
};

/**
 * H-SPACE-01: one attempt on the Pokémon of a slot, which is turned up first (H-CAP-01) and need not be the one that lay
 * there (H-REACT-27). It is compulsory (H-CAP-09). True if it was caught by this seat.
 */
export function* captureAt(t: T, seat: Seat, space: SpaceIndex): Rules<boolean> {
  const { s } = t;
  const slot = graphOf(s).captureOf[space];
  if (s.slots[slot] === EMPTY) return false; // H-SPACE-04
  yield* reveal(t, space);
  const mon = s.slots[slot];
  const by = yield* attempt(t, seat, mon, space);
  if (by >= 0) {
    refill(s, slot); // H-SPACE-02, H-CAP-11, H-WEAK-06
    yield* caught(t, by, mon);
  } else if (POKEMON[mon].colour !== YELLOW && s.weakened[slot] === 0) {
    s.weakened[slot] = 1; // H-SPACE-03, H-WEAK-01, H-WEAK-02; never a Legendary (H-WEAK-05, H-LEG-03)
    tell(t, ALL, 'weakened', mon, space);
  }
  return by === seat;
}

/** H-CAP-16: one attempt on a card shown from a pile, which goes back if it fails; there is no token. */
export function* captureShown(t: T, seat: Seat, mon: Mon): Rules<boolean> {
  const by = yield* attempt(t, seat, mon, -1);
  if (by < 0) putBack(t.s, mon);
  else yield* caught(t, by, mon);
  return by === seat;
}

/** Won by a capture roll: lasting contests count it (H-EVT-53). */
function* caught(t: T, seat: Seat, mon: Mon): Rules {
  const { s } = t;
  if (POKEMON[mon].colour === YELLOW) s.players[seat].caughtLegends.push(mon);
  for (const effect of s.lasting) lastingOf(effect).captured?.(s, effect, seat, mon);
  yield* gain(t, seat, [mon]);
}

/** H-REACT-27: a board Pokémon is turned face up, for all to see; each one that then lies there opens the window anew. */
export function* reveal(t: T, space: SpaceIndex): Rules {
  const { s } = t;
  const slot = graphOf(s).captureOf[space];
  if (s.slots[slot] !== FACE_DOWN) return; // H-ITEM-69: lying face up is no trigger
  s.slots[slot] = yield* turnOut(t, SPACES[space].colour);
  tell(t, ALL, 'appeared', s.slots[slot], space);
  yield* shownAt(t, space);
}

/** The REVEAL window of what has just been turned up at a space. */
export function* shownAt(t: T, space: SpaceIndex): Rules {
  const { s } = t;
  const slot = graphOf(s).captureOf[space];
  while (yield* respond(t, 'reveal', { space }, playing(t), ON_REVEAL(s.slots[slot], space)));
}

/** Who caught it: this seat, whoever rolled after a failure (H-REACT-29), or nobody (-1). */
function* attempt(t: T, seat: Seat, mon: Mon, space: SpaceIndex | -1): Rules<Seat | -1> {
  if (yield* tryOnce(t, seat, mon, space)) return seat;
  const on: OnFail = { seat, mon, space, caughtBy: -1 };
  yield* respond(t, 'fail', on, playing(t), ON_FAIL(seat, mon, space));
  return on.caughtBy;
}

/**
 * One capture roll with all that changes it: perhaps a ball, announced before (H-CAP-03, H-ITEM-38, H-REACT-28), the token
 * (H-WEAK-03) and the Trainer, which add up (H-CAP-06, H-WEAK-04). Whoever tries decides, in any turn (H-CAP-15, H-ITEM-80).
 */
export function* tryOnce(t: T, seat: Seat, mon: Mon, space: SpaceIndex | -1): Rules<boolean> {
  const { s } = t;
  const weakened = space >= 0 && s.weakened[graphOf(s).captureOf[space]] === 1;
  const trainer = trainerEffect(s, seat);
  const helps = reachOf(trainer, trainerOf(s, seat), mon, weakened);
  let span = reachIn(helps);
  for (;;) {
    const choice: Do | OfItem = yield* t.ask(seat, BALL(mon, weakened, span, helps.slice()), () =>
      ballsOf(t, seat),
    );
    if (!('item' in choice)) break;
    helps.push(['ball', ballReach(choice.item), choice.item]);
    span = reachIn(helps);
    playItem(t, seat, choice.item); // H-CAP-04: spent, whatever comes of it
    if (s.options.balls === 'one') break; // H-CAP-13
  }
  // H-TRN-34: announced with the ball (H-REACT-28).
  const two =
    trainer.twoToCapture === true &&
    (yield* t.ask(seat, HOW_MANY_DICE(mon, span), () => ONE_OR_TWO)).amount === 2;
  const dice = yield* rollDice(t, two ? [seat, seat] : [seat], 'catch', { aim: [mon, span] });
  const pips = dice.find((die) => catches(mon, die, span));
  tell(t, ALL, pips === undefined ? 'missed' : 'caught', seat, mon, pips ?? dice[0], helps);
  return pips !== undefined;
}

/** Something that helps a capture roll, how far from a printed face a die may be by it, and which Trainer or ball it is. */
export type Reach = readonly [what: 'weakened' | 'trainer' | 'ball', value: number, of: Sort | -1];

/** What helps without a ball. */
function reachOf({ reach }: TrainerEffect, trainer: Sort | -1, mon: Mon, weakened: boolean): Reach[] {
  const helps: Reach[] = weakened ? [['weakened', WEAKENED_REACH, -1]] : [];
  const more = reach?.(mon) ?? 0;
  if (more > 0) helps.push(['trainer', more, trainer]);
  return helps;
}

/** H-CAP-06: it adds up. */
const reachIn = (helps: readonly Reach[]): number => helps.reduce((sum, [, value]) => sum + value, 0);

/** How far it reaches without a ball. */
export const spanOf = (effect: TrainerEffect, mon: Mon, weakened: boolean): number =>
  reachIn(reachOf(effect, -1, mon, weakened));

/** How far a ball reaches. */
export const ballReach = (sort: Sort): number => (ITEMS[sort] as Item).value ?? 0;

/** One of each sort: nobody can tell copies apart. */
function ballsOf(t: T, seat: Seat): readonly (Do | OfItem)[] {
  const balls = copiesIn(t, seat, isBall).filter(({ copy }) => copy === 0);
  return balls.length === 0 ? NO_BALL : [NOTHING, ...balls.map(({ item }) => ITEM[item][0])];
}
const NO_BALL: readonly Do[] = [NOTHING];
const ONE_OR_TWO = [AMOUNT(2), AMOUNT(1)];

/**
 * H-CAP-02, H-CAP-07: every modifier reaches a span around the roll and the spans add up, so any printed face within the
 * sum is enough; nobody would decline (H-CAP-05). A Legendary takes a 6 (H-LEG-05). Numbers do not wrap (H-CAP-08).
 */
export const catches = (mon: Mon, pips: number, span: number): boolean =>
  CATCHES[POKEMON[mon].colour].some((face) => Math.abs(face - pips) <= span);
