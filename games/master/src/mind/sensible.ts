/** What is worth a thought: bots look no further. No rule depends on it. */
import type { Asking, Plain, Seat } from '@indigo/kernel';
import type { Answer, Fill, Placing } from '../answers.ts';
import { board } from '../board.ts';
import { SLOTS, SYMBOLS } from '../cards.ts';
import { BOSS, KARATE } from '../foes.ts';
import { oddsAgainst } from '../outlook.ts';
import type { Buy } from '../rules/shop/goods.ts';
import { type Card, EMPTY, type Foe, type Master, type Node, type TradePart } from '../state.ts';
import { typeOf } from '../team.ts';
import { TAKES } from '../types.ts';
import {
  campHeals,
  catchChance,
  errandOf,
  type Means,
  meansOf,
  promise,
  stays,
  stepsWorthwhile,
} from './errand.ts';
import { fieldSensible } from './field-sensible.ts';
import { indicesOf } from './indices.ts';
import { fairSwap, isWorthTaking } from './trade.ts';
import { worthBuying } from './wares.ts';

/** Which of the options, by index; none where all are as good. */
type Sieve = (s: Master, options: readonly never[], seat: Seat, asking: Asking) => readonly number[];

const SIEVES: { readonly [kind: string]: Sieve } = {
  act,
  wild,
  balls,
  smokescreen,
  place,
  commit: nobodyLeftOut,
  shop,
  basket,
  meet,
  offer,
  counter: dropped,
  'answer-offer': answerOffer,
  'answer-counter': answerOffer,
};

export function sensible(
  s: Master,
  asking: Asking,
  seat: Seat,
  options: readonly Plain[],
): readonly number[] {
  const { kind } = asking.question;
  const kept = kind.startsWith('field-')
    ? fieldSensible(s, asking, options)
    : SIEVES[kind]?.(s, options as readonly never[], seat, asking);
  return kept === undefined || kept.length === 0 ? options.map((_, index) => index) : kept;
}

// ── a turn ──

/** Nobody goes where nothing is to be had, camps in good health, fights without hope, or offers what nobody would take. */
function act(s: Master, options: readonly Answer[], seat: Seat): readonly number[] {
  const means = meansOf(s, seat);
  const rests = s.left === 0 || stays(s, means);
  const steps = rests || isBestHere(s, options, means) ? NOWHERE : stepsWorthwhile(s, means);
  const kept = indicesOf(options, (one) => {
    switch (one.do) {
      case 'move':
        return steps.has(one.to) && !isHopeless(s, means, one.to);
      case 'interact':
        return isHopeful(s, means);
      case 'camp':
        return campHeals(s, seat);
      case 'pass':
        return false;
      case 'deed:trade':
        return fairSwap(s, seat, one.what as Seat) !== null;
      default:
        return true;
    }
  });
  if (kept.length === 0 || rests) kept.push(options.length - 1);
  return kept;
}
const NOWHERE: ReadonlyMap<Node, number> = new Map();

/** Nothing within reach promises more than what can be done here: whoever left would come back for it. */
function isBestHere(s: Master, options: readonly Answer[], means: Means): boolean {
  if (!options.some((one) => one.do === 'interact')) return false;
  const here = promise(s, s.players[means.seat].at, means);
  return here > 0 && here >= errandOf(s, means).value;
}

/** Odds below this are none. */
const HOPE = 0.2;
const isHope = ({ troop, patient }: Means, foe: Foe): boolean => !patient || oddsAgainst(troop, foe) >= HOPE;

/** A trainer is there who would win. */
function isHopeless(s: Master, means: Means, node: Node): boolean {
  return board(s).spaces[node].kind === 'trainer' && s.spots[node] !== EMPTY && !isHope(means, s.spots[node]);
}

function isHopeful(s: Master, means: Means): boolean {
  const { at } = s.players[means.seat];
  const spot = s.spots[at];
  switch (board(s).spaces[at].kind) {
    case 'wild':
    case 'legendary':
      return (means.learns && bears(means, spot)) || catchChance(s, means.seat, spot) >= SOME;
    case 'gym':
      return isHope(means, spot);
    case 'dojo':
      return isHope(means, KARATE);
    case 'giovanni':
      return isHope(means, BOSS);
    default:
      return true;
  }
}
/** A throw that catches less often is not tried. */
const SOME = 0.3;

/** There are more hearts than symbols: with luck enough. */
const bears = ({ hearts }: Means, card: Card): boolean => hearts > SYMBOLS[card].length;

// ── encounters ──

/** Whoever came for the battle fights it: hidden from it, one would only come back. */
function smokescreen(s: Master, options: readonly (Answer | string)[], seat: Seat): readonly number[] {
  const isWanted = promise(s, s.players[seat].at, meansOf(s, seat)) > 0;
  return indicesOf(options, (one) => (one === 'fight') === isWanted);
}

function wild(s: Master, options: readonly string[], seat: Seat, { question }: Asking): readonly number[] {
  const card = question.about?.[0] as Card;
  const means = meansOf(s, seat);
  return indicesOf(options, (one) => {
    if (one === 'catch') return catchChance(s, seat, card) >= SOME;
    return one === 'leave' || (means.learns && bears(means, card));
  });
}

/** For every slot the cheapest ball that fits. */
function balls(
  s: Master,
  options: readonly (Fill | null)[],
  seat: Seat,
  { question }: Asking,
): readonly number[] {
  const slots = SLOTS[question.about?.[0] as Card];
  const own = s.players[seat].balls;
  return indicesOf(options, (one) => {
    if (one === null || one.slot < 0) return true;
    for (let ball = slots[one.slot].ball; ball < one.ball; ball++) if (own[ball] > 0) return false;
    return true;
  });
}

/** Nobody faints as long as another can bear it. */
function place(s: Master, options: readonly Placing[]): readonly number[] {
  return indicesOf(options, ({ type, card }) => s.hearts[card] > TAKES[type][typeOf(s, card)]);
}

function nobodyLeftOut(_s: Master, options: readonly (Card | null)[]): readonly number[] {
  return indicesOf(options, (card) => card !== null);
}

// ── goods ──

/** Before the League money is spent as long as it buys anything of use. */
function shop(s: Master, options: readonly { readonly do: string }[]): readonly number[] {
  const buys = options.some((one) => one.do === 'buy');
  return indicesOf(options, (one) => one.do !== 'pass' || !buys || s.phase !== 'intermediate');
}

function basket(s: Master, options: readonly (Buy | null)[], seat: Seat): readonly number[] {
  const isWanted = (one: Buy | null): boolean => one !== null && worthBuying(s, seat, one.good) > 0;
  const wanted = indicesOf(options, isWanted);
  if (wanted.length > 0 && s.phase === 'intermediate') return wanted;
  return indicesOf(options, (one) => one === null || isWanted(one));
}

// ── trades ──

function meet(
  s: Master,
  options: readonly ({ readonly what?: number } | null)[],
  seat: Seat,
): readonly number[] {
  return indicesOf(options, (one) => one === null || fairSwap(s, seat, one.what as Seat) !== null);
}

/** What both gain by, and nothing else. */
function offer(
  s: Master,
  options: readonly (TradePart | null)[],
  seat: Seat,
  { question }: Asking,
): readonly number[] {
  const swap = fairSwap(s, seat, question.about?.[0] as Seat) ?? [];
  const next = indicesOf(options, (one) => one !== null && swap.includes(one));
  return next.length > 0 ? next.slice(0, 1) : indicesOf(options, (one) => one === null);
}

function dropped(_s: Master, options: readonly (TradePart | null)[]): readonly number[] {
  return indicesOf(options, (one) => one === null);
}

function answerOffer(s: Master, options: readonly string[], seat: Seat): readonly number[] {
  const says = isWorthTaking(s, seat) ? 'accept' : 'refuse';
  return indicesOf(options, (one) => one === says);
}
