/** What is worth a thought: bots look no further. No rule depends on it. */
import { type Asking, DONE, type Plain, type Seat } from '@indigo/kernel';
import type { Answer, Copy, OfferPart } from './answers.ts';
import { isPlateau, SPACES } from './board.ts';
import { bestDeal, dealPart, gainsOf } from './deal.ts';
import { againGains, backWorth, battleWorth, bonusFinal, sendStrongest } from './habit.ts';
import { hope } from './hope.ts';
import { after, isFinal } from './plateau.ts';
import { catchingFaces } from './rules/capture.ts';
import type { Classic, Dex, Trainer } from './state.ts';
import { tradable } from './team.ts';
import { chipWorth, keepWorth, takeWorth, tryWorth } from './worth.ts';

type Sense = (
  s: Classic,
  me: Trainer,
  options: readonly never[],
  asking: Asking,
  seat: Seat,
) => readonly number[];

const SENSES: { readonly [kind: string]: Sense } = {
  start,
  stop,
  offer: (s, _me, options: readonly (OfferPart | null)[], { question }, seat) => [
    dealPart(s, options, seat, (question.about as readonly [Seat])[0]),
  ],
  'answer-offer': answerOffer,
  ball,
  'time-machine': again,
  send: potions,
  'send-final': (s, me, options: readonly Answer[]) => [sendStrongest(s, me, options)],
  'bonus-final': (s, me, options: readonly (Copy | null)[]) => [bonusFinal(s, me, options)],
  revive,
  center: revive,
  event: potions,
  'last-potion': potions,
  'final-potion': potions,
  'over-limit': potions,
  // Nobody can tell them apart.
  dungeon: () => [0],
  chance: (s, me, options: readonly number[]) => best(options, (circle) => takeWorth(s, me, circle)),
  'catch-any': (s, me, options: readonly number[]) => best(options, (circle) => tryWorth(s, me, circle)),
  'trade-want': want,
  'trade-give': give,
};

export function sensible(
  s: Classic,
  asking: Asking,
  seat: Seat,
  options: readonly Plain[],
): readonly number[] {
  const known = SENSES[asking.question.kind];
  if (known === undefined) return options.map((_, index) => index);
  return known(s, s.trainers[seat], options as readonly never[], asking, seat);
}

/** How many of many are thought about. */
const SOME = 10;

/** Those that look best. */
function best<T>(options: readonly T[], worth: (option: T) => number, some = SOME): readonly number[] {
  const all = options.map((_, index) => index);
  if (all.length <= some) return all;
  const worths = options.map(worth);
  return all.sort((a, b) => worths[b] - worths[a]).slice(0, some);
}

const which = <T>(options: readonly T[], fits: (option: T) => boolean): readonly number[] =>
  options.flatMap((option, index) => (fits(option) ? [index] : []));

/** One of several Potions at most: for who is missed most. */
function thinned(
  me: Trainer,
  options: readonly Answer[],
  fits: (option: Answer) => boolean,
): readonly number[] {
  let [kept, most] = [-1, 0];
  for (let i = 0; i < options.length; i++) {
    const answer = options[i];
    const worth = answer.do === 'potion' ? backWorth(me, answer.dex) : 0;
    if (worth > most) [kept, most] = [i, worth];
  }
  return options.flatMap((answer, i) => ((answer.do === 'potion' ? i === kept : fits(answer)) ? [i] : []));
}

/** Nobody enters the plateau without this much of a chance there. */
const LEAST = 0.1;

function start(s: Classic, me: Trainer, options: readonly Answer[]): readonly number[] {
  const enters = options.length === 1 || options[1].do !== 'roll' || hope(s, me) >= LEAST;
  return thinned(me, options, (answer) => {
    if (answer.do === 'enter') return enters;
    if (answer.do !== 'fly') return true;
    const { effect } = SPACES[answer.to];
    return effect === 'revive' ? me.ko.length > 0 : effect !== null;
  });
}

/** Nobody is challenged with less of a chance than this. */
const FAIR = 0.4;

function stop(
  s: Classic,
  me: Trainer,
  options: readonly Answer[],
  { question }: Asking,
  seat: Seat,
): readonly number[] {
  const [met] = question.about as readonly [Seat];
  return thinned(me, options, ({ do: what }) => {
    if (what === 'challenge') return battleWorth(me, s.trainers[met]) >= FAIR;
    return what !== 'trade' || bestDeal(s, seat, met) !== null;
  });
}

function answerOffer(
  s: Classic,
  _me: Trainer,
  options: readonly Answer[],
  { question }: Asking,
  seat: Seat,
): readonly number[] {
  const [from, parts] = question.about as readonly [Seat, readonly OfferPart[]];
  const [, gain] = gainsOf(s, from, seat, parts);
  return which(options, ({ do: what }) => options.length === 1 || (what === 'accept') === gain > 0);
}

/** No Ball that catches no more than the bare die. */
function ball(s: Classic, _me: Trainer, options: readonly Answer[], { question }: Asking): readonly number[] {
  const [dex] = question.about as readonly [Dex];
  const faces = (sort: number): number => catchingFaces(dex, sort, s.options.ballShiftMandatory).length;
  return which(options, (answer) => answer.do !== 'ball' || faces(answer.sort) > faces(-1));
}

/** A die is rolled again where that may help: one's own, or one that decides a match. A way may please better than another. */
function again(
  s: Classic,
  me: Trainer,
  options: readonly (number | null)[],
  asking: Asking,
  seat: Seat,
): readonly number[] {
  const [why, dice] = asking.question.about as readonly [string, readonly number[]];
  if (why === 'move') {
    const mover = s.trainers[s.active];
    const threat = isPlateau(mover.at) && isFinal(after(mover.at, dice[0]));
    return which(options, (die) => die === DONE || (s.active === seat ? !threat : threat));
  }
  const gains = againGains(s, me, options, asking, seat);
  return which(options, (die) => die === DONE || gains[options.indexOf(die)] > 0);
}

/** Nobody takes what is worth less than the least they have, or gives what is worth more than what they take. */
function want(_s: Classic, me: Trainer, options: readonly Dex[]): readonly number[] {
  const least = Math.min(...tradable(me).map((dex) => keepWorth(me, dex)));
  return orBest(options, (dex) => chipWorth(me, dex), least);
}

function give(_s: Classic, me: Trainer, options: readonly Dex[], { question }: Asking): readonly number[] {
  const [wanted] = question.about as readonly [Dex];
  return orBest(options, (dex) => -keepWorth(me, dex), -chipWorth(me, wanted));
}

/** Those worth at least so much, or the best where none is. */
function orBest<T>(options: readonly T[], worth: (option: T) => number, least: number): readonly number[] {
  const fair = which(options, (option) => worth(option) >= least);
  return fair.length > 0 ? fair : best(options, worth, 1);
}

function revive(_s: Classic, me: Trainer, options: readonly Answer[]): readonly number[] {
  return best(options, (answer) => {
    if (answer.do === 'revive') return backWorth(me, answer.dex);
    return answer.do === 'dice' ? Number.POSITIVE_INFINITY : 0;
  }).filter((index) => options[index].do !== 'leave');
}

function potions(_s: Classic, me: Trainer, options: readonly Answer[]): readonly number[] {
  return thinned(me, options, () => true);
}
