/** What somebody does who wants to win soon, without thinking long: how bots let futures run out. No rule depends on it. */
import { type Asking, DONE, type Plain, type Rng, type Seat } from '@indigo/kernel';
import type { Answer, Copy, OfferPart } from './answers.ts';
import type { Path } from './board.ts';
import { ITEMS } from './data/items.ts';
import { DICE_CHALLENGE_FACES, GOAL_POWER } from './data/rules.ts';
import { dealPart } from './deal.ts';
import { battleChance, bonuses, hope, prowess, rivalChance, strongest } from './hope.ts';
import { catchingFaces } from './rules/capture.ts';
import { FACES } from './rules/dice.ts';
import type { Battle, Classic, Dex, Trainer } from './state.ts';
import { musterOf, partsOf, totalOf } from './sums.ts';
import { power } from './team.ts';
import { chipWorth, keepWorth, leastOf, OUTLOOK, spaceWorth, takeWorth, tryWorth } from './worth.ts';

type Habit = (s: Classic, me: Trainer, options: readonly never[], asking: Asking, seat: Seat) => number;

const HABITS: { readonly [kind: string]: Habit } = {
  start,
  move,
  stop,
  'answer-offer': (_s, _me, options: readonly Answer[]) =>
    options.findIndex(({ do: what }) => what === 'refuse'),
  offer: (s, _me, options: readonly (OfferPart | null)[], { question }, seat) =>
    dealPart(s, options, seat, (question.about as readonly [Seat])[0]),
  ball,
  'time-machine': rollAgain,
  'doll-challenge': dollChallenge,
  'doll-trade': dollTrade,
  send,
  'send-final': sendStrongest,
  bonus,
  'bonus-final': bonusFinal,
  revive: center,
  center,
  event: potion,
  'last-potion': potion,
  'final-potion': potion,
  'over-limit': potion,
  chance: (s, me, options: readonly number[]) => mostOf(options, (circle) => takeWorth(s, me, circle)),
  'catch-any': (s, me, options: readonly number[]) => mostOf(options, (circle) => tryWorth(s, me, circle)),
  'trade-want': (_s, me, options: readonly Dex[]) => mostOf(options, (dex) => chipWorth(me, dex)),
  'trade-give': (_s, me, options: readonly Dex[]) => mostOf(options, (dex) => -keepWorth(me, dex)),
  fight: (s, me, options: readonly Seat[]) => mostOf(options, (other) => battleWorth(me, s.trainers[other])),
  discards,
};

export function habit(s: Classic, asking: Asking, seat: Seat, options: readonly Plain[], rng: Rng): number {
  const known = HABITS[asking.question.kind];
  if (known === undefined) return rng(options.length);
  return known(s, s.trainers[seat], options as readonly never[], asking, seat);
}

function mostOf<T>(options: readonly T[], worth: (option: T) => number): number {
  let [best, most] = [0, -Infinity];
  for (let i = 0; i < options.length; i++) {
    const value = worth(options[i]);
    if (value > most) [best, most] = [i, value];
  }
  return best;
}

// ── the way ──

/** The plateau is entered with this chance or a better one: on the island every turn brings cards meanwhile. */
const HOPE = 0.3;

function start(s: Classic, me: Trainer, options: readonly Answer[]): number {
  const revival = potion(s, me, options);
  if (options[revival].do === 'potion') return revival;
  const [first, second] = options;
  if (first.do !== 'enter') return 0;
  return second?.do !== 'roll' || hope(s, me) >= HOPE ? 0 : 1;
}

function move(s: Classic, me: Trainer, options: readonly Path[]): number {
  return mostOf(options, (path) => pathWorth(s, me, path));
}

/** What the end of a path brings, now and later. */
function pathWorth(s: Classic, me: Trainer, path: Path): number {
  const end = path[path.length - 1];
  // Who has the points is back on the island when the turn ends.
  return spaceWorth(s, me, end) + (power(me) >= GOAL_POWER ? 0 : OUTLOOK[end]);
}

/** Nobody is challenged without a good chance and something to gain. */
const DARE = 0.6;

function stop(s: Classic, me: Trainer, options: readonly Answer[], { question }: Asking): number {
  const other = s.trainers[(question.about as readonly [Seat])[0]];
  if (battleWorth(me, other) < DARE || other.hand.length < 2) return 0;
  return Math.max(
    0,
    options.findIndex(({ do: what }) => what === 'challenge'),
  );
}

/** The chance of a Trainer Battle if both send their strongest. */
export const battleWorth = (me: Trainer, other: Trainer): number =>
  battleChance(strongest(me) - strongest(other));

// ── catching ──

/** A Ball is kept for better ones than this. */
const BALL_FOR = 3;

function ball(s: Classic, me: Trainer, options: readonly Answer[], { question }: Asking): number {
  const [dex] = question.about as readonly [Dex];
  if (chipWorth(me, dex) < BALL_FOR) return 0;
  return mostOf(options, (answer) =>
    answer.do === 'try' || answer.do === 'ball'
      ? catchingFaces(dex, answer.do === 'ball' ? answer.sort : -1, s.options.ballShiftMandatory).length
      : -1,
  );
}

// ── battles ──

export function sendStrongest(_s: Classic, me: Trainer, options: readonly Answer[]): number {
  return mostOf(options, (answer) => (answer.do === 'send' ? prowess(me, answer.dex) : -1));
}

/** Who stands no chance loses what is missed least. */
const HOPELESS = 0.3;

function send(s: Classic, me: Trainer, options: readonly Answer[], _asking: Asking, seat: Seat): number {
  const battle = s.battle as Battle;
  const side = battle.sides[0] === seat ? 0 : 1;
  const foe = battle.picks[1 - side];
  const other = s.trainers[battle.sides[1 - side]];
  const against = foe > 0 ? prowess(other, foe) : strongest(other);
  if (battleChance(strongest(me) + bonuses(s, me) - against) >= HOPELESS)
    return sendStrongest(s, me, options);
  return mostOf(options, (answer) => (answer.do === 'send' ? -keepWorth(me, answer.dex) : -Infinity));
}

/** An unknown card adds about this much. */
const UNKNOWN_CARD = 3;
const SURE = 0.6;

/** In a Trainer Battle: as few as make it likely, none where nothing does. */
function bonus(
  s: Classic,
  me: Trainer,
  options: readonly (Copy | null)[],
  _asking: Asking,
  seat: Seat,
): number {
  const battle = s.battle as Battle;
  const side = battle.sides[0] === seat ? 0 : 1;
  const other = s.trainers[battle.sides[1 - side]];
  const theirs = prowess(other, battle.picks[1 - side]) + UNKNOWN_CARD * Math.max(0, battle.cards[1 - side]);
  const ahead = prowess(me, battle.picks[side]) - theirs;
  const done = options.indexOf(DONE);
  if (done < 0) return largest(options);
  if (battleChance(ahead) >= SURE || battleChance(ahead + bonuses(s, me)) < HOPELESS) return done;
  return largest(options);
}

/** The card that adds most; where there is none left, that is all. */
const largest = (options: readonly (Copy | null)[]): number =>
  mostOf(options, (copy) => (copy === DONE ? 0 : ITEMS[copy.sort].values[0]));

/** In the Final Battle the best there are, where they bring any hope at all. */
export function bonusFinal(s: Classic, me: Trainer, options: readonly (Copy | null)[]): number {
  const { picks, rival } = s.battle as Battle;
  const most = prowess(me, picks[0]) + bonuses(s, me);
  return rivalChance(s.rivals.kind[rival], most) > 0 ? largest(options) : options.indexOf(DONE);
}

/** What a Time Machine must bring to be worth it: a chance in a battle, and Power Points of a catch. */
const AGAIN = { final: 0.2, battle: 0.4, catch: 3 };

function rollAgain(
  s: Classic,
  me: Trainer,
  options: readonly (number | null)[],
  asking: Asking,
  seat: Seat,
): number {
  const [why] = asking.question.about as readonly [string];
  const least = why === 'catch' ? AGAIN.catch : s.battle?.final ? AGAIN.final : AGAIN.battle;
  const gains = againGains(s, me, options, asking, seat);
  const most = mostOf(gains, (gain) => gain);
  return gains[most] > least ? most : 0;
}

/** What it brings to roll each of these dice again: Power Points of a catch, a chance in a battle. */
export function againGains(
  s: Classic,
  me: Trainer,
  options: readonly (number | null)[],
  { question }: Asking,
  seat: Seat,
): readonly number[] {
  const [why, dice, dex, ball] = question.about as readonly [string, readonly number[], Dex, number];
  if (why === 'battle') return options.map((die) => (die === DONE ? 0 : battleAgain(s, die, seat)));
  if (why !== 'catch' || s.active !== seat) return options.map(() => 0);
  const faces = catchingFaces(dex, ball, s.options.ballShiftMandatory);
  const gain = faces.includes(dice[0]) ? 0 : (faces.length / FACES.length) * chipWorth(me, dex);
  return options.map((die) => (die === DONE ? 0 : gain));
}

/** For the side one is on: in a Final Battle all are against who may win. */
function battleAgain(s: Classic, die: number, seat: Seat): number {
  const battle = s.battle as Battle;
  const mine = battle.sides[0] === seat ? 0 : 1;
  if (!battle.final && battle.sides[mine] !== seat) return 0;
  const [first, second] = battle.dice;
  const all = FACES.map((face) => wins(s, battle, mine, die === 0 ? [face, second] : [first, face]));
  return all.reduce((sum, chance) => sum + chance, 0) / all.length - wins(s, battle, mine, battle.dice);
}

/** 1 where these dice win for a side, 0 where they lose; a tie is rolled anew. */
function wins(s: Classic, battle: Battle, side: 0 | 1, [first, second]: readonly number[]): number {
  const ahead =
    totalOf(partsOf({ ...musterOf(s, battle, 0), die: first })) -
    totalOf(partsOf({ ...musterOf(s, battle, 1), die: second }));
  if (ahead === 0) return 0.5;
  return ahead > 0 === (side === 0) ? 1 : 0;
}

function dollChallenge(s: Classic, me: Trainer, _options: readonly unknown[], { question }: Asking): number {
  const [challenger] = question.about as readonly [Seat];
  return battleWorth(me, s.trainers[challenger]) < SURE ? 1 : 0;
}

/** A Poké Doll is worth this much of a loss. */
const DOLL_FOR = 1.5;

function dollTrade(_s: Classic, me: Trainer, _options: readonly unknown[], { question }: Asking): number {
  const [, given, wanted] = question.about as readonly [Seat, Dex, Dex];
  return keepWorth(me, wanted) - chipWorth(me, given) > DOLL_FOR ? 1 : 0;
}

// ── revival ──

const POTION_FOR = 2.5;

/** What it does for a team to have this one back. */
export const backWorth = ({ team, ko }: Trainer, dex: Dex): number =>
  keepWorth({ team, ko: ko.filter((other) => other !== dex) }, dex);

/** A Potion where it brings something, else the first option. */
function potion(_s: Classic, me: Trainer, options: readonly Answer[]): number {
  return mostOf(options, (answer) => (answer.do === 'potion' ? backWorth(me, answer.dex) : POTION_FOR));
}

function center(_s: Classic, me: Trainer, options: readonly Answer[]): number {
  const all = me.ko.reduce((sum, dex) => sum + backWorth(me, dex), 0);
  return mostOf(options, (answer) => {
    if (answer.do === 'revive') return backWorth(me, answer.dex);
    return answer.do === 'dice' ? (all * DICE_CHALLENGE_FACES.length) / FACES.length : 0;
  });
}

// ── cards ──

function discards(s: Classic, me: Trainer, options: readonly (Copy | null)[]): number {
  for (const sort of leastOf(s, me)) {
    const index = options.findIndex((copy) => copy !== DONE && copy.sort === sort);
    if (index >= 0) return index;
  }
  return 0;
}
