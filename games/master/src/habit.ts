/** What a player does without thinking long: how bots let a future go on. No rule depends on it. */
import type { Asking, Plain, Rng, Seat } from '@indigo/kernel';
import type { Answer, Hit, Placing } from './answers.ts';
import { board } from './board.ts';
import { BACK_OF, LEGENDARY, SYMBOLS } from './cards.ts';
import { CAMP_COST } from './data/rules.ts';
import { BOSS, FOES, KARATE } from './foes.ts';
import type { FieldAnswer } from './league/answers.ts';
import { distanceTo, isOnField, matchOf, rowOf, sideOf } from './league/fighters.ts';
import type { Go } from './league/state.ts';
import { health, lookAround, odds, worthOf } from './outlook.ts';
import type { Battle, Card, Master } from './state.ts';
import { typeOf } from './team.ts';
import { TAKES } from './types.ts';

type Habit = (s: Master, options: readonly never[], seat: Seat, rng: Rng, asking: Asking) => number;

/** The best first, until there are no more or "that is all" is all that is left. */
const bestCard: Habit = (s, options: readonly (Card | null)[]) =>
  best(options, (card) => (card === null ? -1 : worthOf(s, card)));
const first: Habit = () => 0;
/** "That is all": the last of the steps of a composed answer. */
const nothingMore: Habit = (_s, options) => options.length - 1;
const saying =
  (word: string): Habit =>
  (_s, options: readonly (string | null)[]) =>
    Math.max(0, options.indexOf(word));

const HABITS: { readonly [kind: string]: Habit } = {
  act,
  wild,
  balls: first,
  place,
  xp: bestCard,
  learn: bestCard,
  teach: bestCard,
  commit: bestCard,
  hit,
  object: saying('stand'),
  accept: saying('refuse'),
  reflect: saying('use'),
  'power-use': first,
  'power-card': first,
  'power-foe': first,
  offer: nothingMore,
  counter: nothingMore,
  'answer-offer': saying('refuse'),
  'answer-counter': saying('refuse'),
  basket: nothingMore,
  shop: nothingMore,
  draft: nothingMore,
  flip: nothingMore,
  'field-act': fieldAct,
};

export function habit(s: Master, asking: Asking, seat: Seat, options: readonly Plain[], rng: Rng): number {
  const known = HABITS[asking.question.kind];
  return known === undefined ? rng(options.length) : known(s, options as readonly never[], seat, rng, asking);
}

function best<V>(options: readonly V[], worth: (option: V) => number): number {
  let [found, most] = [0, -Infinity];
  for (let i = 0; i < options.length; i++) {
    const value = worth(options[i]);
    if (value > most) [found, most] = [i, value];
  }
  return found;
}

/** Takes what is here if it can, rests if that is needed, else goes where most is to be had. */
function act(s: Master, options: readonly Answer[], seat: Seat): number {
  const pass = options.length - 1;
  const interact = options.findIndex((one) => one.do === 'interact');
  if (interact >= 0 && isWorthwhile(s, seat)) return interact;
  if (s.left >= CAMP_COST && health(s, seat) < WEARY) return options.findIndex((one) => one.do === 'camp');
  if (s.left === 0) return pass;
  const { toward } = lookAround(s, seat);
  const step = options.findIndex((one) => one.do === 'move' && one.to === toward);
  return step < 0 ? pass : step;
}
const WEARY = 0.5;
const HOPEFUL = 0.6;

function isWorthwhile(s: Master, seat: Seat): boolean {
  const { at } = s.players[seat];
  const { kind } = board(s).spaces[at];
  switch (kind) {
    case 'wild':
    case 'legendary':
      return survives(s, seat, s.spots[at]);
    case 'gym':
      return odds(s, seat, s.spots[at]) > HOPEFUL;
    case 'dojo':
      return odds(s, seat, KARATE) > HOPEFUL;
    case 'giovanni':
      return odds(s, seat, BOSS) > HOPEFUL;
    case 'item':
    case 'hm':
      return true;
    default:
      return false;
  }
}

/** Enough hearts for all symbols, were each super effective against half. */
function survives(s: Master, seat: Seat, card: Card): boolean {
  let hearts = 0;
  for (const one of s.players[seat].team) hearts += s.hearts[one];
  return hearts > 1.5 * SYMBOLS[card].length;
}

function wild(s: Master, options: readonly string[], seat: Seat, rng: Rng, { question }: Asking): number {
  const card = question.about?.[0] as Card;
  const caught = options.indexOf('catch');
  const isRare = BACK_OF[card] === LEGENDARY;
  if (
    caught >= 0 &&
    (!survives(s, seat, card) || isRare || (s.players[seat].team.length < 5 && rng(2) === 0))
  )
    return caught;
  return survives(s, seat, card) || !options.includes('leave') ? 0 : options.indexOf('leave');
}

/** On one that can bear it. */
function place(s: Master, options: readonly Placing[]): number {
  return best(options, ({ type, card }) => s.hearts[card] - 3 * TAKES[type][typeOf(s, card)]);
}

/** Super effective hits first, on whom they make faint. */
function hit(s: Master, options: readonly Hit[]): number {
  const { foe, hearts } = s.battle as Battle;
  const { pokemon } = FOES[foe];
  return best(
    options,
    ({ type, on }) => 4 * TAKES[type][pokemon[on].type] - hearts[on] + pokemon[on].damage.length,
  );
}

/** Attacks if somebody can be reached, else goes nearer. */
function fieldAct(s: Master, options: readonly FieldAnswer[], _seat: Seat, rng: Rng): number {
  const m = matchOf(s);
  const attacks = options.flatMap((one, i) => (one?.do === 'attack' ? [i] : []));
  if (attacks.length > 0) return attacks[rng(attacks.length)];
  const { who } = m.go as Go;
  const foes = rowOf(sideOf(who) === 0 ? 1 : 0).filter((foe) => isOnField(m, foe));
  const away = (hex: number): number => Math.min(...foes.map((foe) => distanceTo(m.fighters[foe], hex)));
  const here = m.fighters[who].hex;
  return best(options, (one) => {
    if (one?.do === 'step') return -away(one.to);
    return one?.do === 'end' && here >= 0 ? -away(here) + 0.5 : -99;
  });
}
