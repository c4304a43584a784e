/** What a player does on the field without thinking long: the attack that brings most, else nearer to the foe. No rule depends on it. */
import type { Asking, Plain, Rng, Seat } from '@indigo/kernel';
import { SUDDEN_ROUND } from '../data/battlefield.ts';
import { type FieldAnswer, type Shove, YES_OR_NO } from '../league/answers.ts';
import type { Hex } from '../league/field.ts';
import { areFoes, matchOf } from '../league/fighters.ts';
import type { AttackIndex, Go, Match } from '../league/state.ts';
import type { Laying } from '../league/targets.ts';
import type { Card, Master } from '../state.ts';
import { fieldChance } from './field.ts';
import { bestIndex, indicesOf } from './indices.ts';
import { prowessOf } from './prowess.ts';
import { awayFrom, bestGain, gainOf, goOf } from './strikes.ts';

type Habit = (s: Master, options: readonly never[], seat: Seat, rng: Rng, asking: Asking) => number;

/** What somebody does in an activation. */
type Deed = (m: Match, go: Go, options: readonly never[], rng: Rng, asking: Asking) => number;

const DEEDS: { readonly [kind: string]: Deed } = {
  'field-act': act,
  'field-lay': lay,
  'field-lay-again': lay,
  'field-free-attack': freeAttack,
  'field-free-move': freeMove,
  'field-copy': copy,
  'field-push': push,
};

const FIELD_HABITS: { readonly [kind: string]: Habit } = {
  'field-commit': strongest,
  'field-reserve': strongest,
  'field-guard': guard,
  'field-surge': yes,
  'field-endure': first,
  'field-sudden': sudden,
};

export function fieldHabit(
  s: Master,
  asking: Asking,
  seat: Seat,
  options: readonly Plain[],
  rng: Rng,
): number {
  const { kind } = asking.question;
  const known = FIELD_HABITS[kind];
  if (known !== undefined) return known(s, options as readonly never[], seat, rng, asking);
  const deed = DEEDS[kind];
  const m = matchOf(s);
  const go = deed === undefined ? null : goOf(m, asking);
  return go === null ? rng(options.length) : deed(m, go, options as readonly never[], rng, asking);
}

function first(): number {
  return 0;
}

function yes(_s: Master, options: readonly string[]): number {
  return options.indexOf('yes');
}

/** A step that brings one no nearer is not made. */
const STAY = 0.5;

function act(m: Match, go: Go, options: readonly FieldAnswer[], rng: Rng): number {
  let [best, most] = [-1, 0];
  for (let i = 0; i < options.length; i++) {
    const one = options[i];
    if (one?.do !== 'attack') continue;
    const gain = bestGain(m, go, one.attack);
    if (gain > most) [best, most] = [i, gain];
  }
  if (best >= 0) return best;
  return approach(m, go, options, rng);
}

/** Towards the nearest foe, until the best attack that is left reaches it. */
function approach(m: Match, go: Go, options: readonly FieldAnswer[], rng: Rng): number {
  const f = m.fighters[go.who];
  const end = options.length - 1;
  if (go.attacks > 0 || go.asleep || f.hex < 0) return end;
  const here = awayFrom(m, go.who, f.hex);
  let [best, least, ties] = [end, here - STAY, 1];
  for (let i = 0; i < options.length; i++) {
    const one = options[i];
    if (one?.do !== 'step') continue;
    const away = awayFrom(m, go.who, one.to);
    if (away < least) [best, least, ties] = [i, away, 1];
    else if (away === least && best !== end && rng(++ties) === 0) best = i;
  }
  return best;
}

function lay(
  m: Match,
  { who }: Go,
  options: readonly (Laying | 'no')[],
  _rng: Rng,
  { question }: Asking,
): number {
  const [, attack] = question.about as readonly number[];
  return bestIndex(options, (one) => (one === 'no' ? 0 : gainOf(m, who, attack, one.mask)));
}

function freeAttack(m: Match, go: Go, options: readonly (FieldAnswer | 'no')[]): number {
  return bestIndex(options, (one) => (one === 'no' || one.do !== 'attack' ? 0 : bestGain(m, go, one.attack)));
}

function copy(m: Match, go: Go, options: readonly AttackIndex[]): number {
  return bestIndex(options, (attack) => bestGain(m, go, attack));
}

/** Nearer to the foe; whoever is near enough stays. */
function freeMove(m: Match, { who }: Go, options: readonly (Hex | 'stop')[]): number {
  const { hex } = m.fighters[who];
  return bestIndex(options, (one) =>
    one === 'stop' ? STAY - awayFrom(m, who, hex) : -awayFrom(m, who, one),
  );
}

/** Foes somewhere else, friends not at all. */
function push(_m: Match, { who }: Go, options: readonly (Shove | string)[], rng: Rng): number {
  const foes = indicesOf(options, (one) => typeof one === 'string' || areFoes(who, one.who));
  return foes.length === 0 ? rng(options.length) : foes[rng(foes.length)];
}

/** The best first, and never nobody where somebody may come. */
function strongest(s: Master, options: readonly (Card | 'no' | null)[], seat: Seat): number {
  return bestIndex(options, (card) => (typeof card === 'number' ? prowessOf(s, seat, card) : -1));
}

/** Kept for a blow that hurts. */
const HURTS = 2;
function guard(
  _s: Master,
  _options: readonly string[],
  _seat: Seat,
  _rng: Rng,
  { question }: Asking,
): number {
  const lost = question.about?.[2] as readonly number[];
  const sum = lost.reduce((total, n) => total + n, 0);
  return YES_OR_NO.indexOf(sum >= HURTS ? 'yes' : 'no');
}

/** Whoever is behind wants it sooner; late in a match everybody does. */
function sudden(s: Master, _options: readonly string[], seat: Seat): number {
  const m = matchOf(s);
  const late = m.round >= SUDDEN_ROUND;
  const chance = fieldChance(s, m);
  const mine = m.sides[0].seat === seat ? chance : 1 - chance;
  return YES_OR_NO.indexOf(late || mine > 0.5 ? 'yes' : 'no');
}
