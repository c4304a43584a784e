/** What is worth a thought on the field: bots look no further. No rule depends on it. */
import type { Asking, Plain } from '@indigo/kernel';
import { planFor } from '../attacks/plans.ts';
import type { FieldAnswer, Shove } from '../league/answers.ts';
import type { Hex } from '../league/field.ts';
import { areFoes, matchOf } from '../league/fighters.ts';
import type { AttackIndex, Go, Match, Who } from '../league/state.ts';
import type { Laying } from '../league/targets.ts';
import type { Master } from '../state.ts';
import { indicesOf } from './indices.ts';
import { awayFrom, bestGain, gainOf, goOf, hitsFoe, leadsToFoe } from './strikes.ts';

type Sieve = (m: Match, go: Go, options: readonly never[], asking: Asking) => readonly number[];

const SIEVES: { readonly [kind: string]: Sieve } = {
  'field-act': act,
  'field-lay': lay,
  'field-lay-again': lay,
  'field-free-attack': freeAttack,
  'field-free-move': freeMove,
  'field-copy': copy,
  'field-push': push,
};

/** Whoever can come or be saved does and is. */
const SOMEBODY: ReadonlySet<string> = new Set(['field-reserve', 'field-endure']);

/** None where all are as good. */
export function fieldSensible(s: Master, asking: Asking, options: readonly Plain[]): readonly number[] {
  const { kind } = asking.question;
  if (SOMEBODY.has(kind)) return indicesOf(options, (one) => typeof one === 'number');
  const m = matchOf(s);
  const go = SIEVES[kind] === undefined ? null : goOf(m, asking);
  return go === null ? [] : SIEVES[kind](m, go, options as readonly never[], asking);
}

/** Attacks that bring something, and then nobody stands idle. */
function act(m: Match, go: Go, options: readonly FieldAnswer[]): readonly number[] {
  let strikes = false;
  const kept = indicesOf(options, (one) => {
    if (one.do !== 'attack') return one.do !== 'end';
    const gains = bestGain(m, go, one.attack) > 0;
    strikes ||= gains;
    return gains;
  });
  if (strikes) return kept;
  const nearer = m.quiet >= PATIENCE && go.attacks === 0 ? stepsNearer(m, go.who, options) : [];
  return nearer.length > 0 ? nearer : [...kept, ...indicesOf(options, (one) => one.do === 'end')];
}

/** Nobody wins by waiting: after so many rounds without progress one goes to the foe. */
const PATIENCE = 2;

function stepsNearer(m: Match, who: Who, options: readonly FieldAnswer[]): readonly number[] {
  const here = awayFrom(m, who, m.fighters[who].hex);
  return indicesOf(options, (one) => one.do === 'step' && awayFrom(m, who, one.to) < here);
}

/** Not those that bring nothing, as long as another does. */
function lay(
  m: Match,
  { who }: Go,
  options: readonly (Laying | string)[],
  { question }: Asking,
): readonly number[] {
  const [, attack] = question.about as readonly number[];
  return indicesOf(options, (one) => {
    if (typeof one === 'string') return true;
    const gain = gainOf(m, who, attack, one.mask);
    return gain > 0 || (gain > LITTLE && hitsFoe(who, one.mask));
  });
}
const LITTLE = -0.3;

function freeAttack(m: Match, go: Go, options: readonly (FieldAnswer | string)[]): readonly number[] {
  return indicesOf(
    options,
    (one) => typeof one === 'string' || one.do !== 'attack' || bestGain(m, go, one.attack) > 0,
  );
}

/** Those before an attack lead to a foe, not to friends alone. */
function freeMove(
  m: Match,
  go: Go,
  options: readonly (Hex | 'stop')[],
  { question }: Asking,
): readonly number[] {
  const moves = go.used.length === 0 ? null : planFor(go.used[go.used.length - 1]).moves;
  if (moves === null) return [];
  const [, left] = question.about as readonly number[];
  return indicesOf(options, (one) => leadsToFoe(m, go, one, moves.over ? 0 : left - 1));
}

function copy(m: Match, go: Go, options: readonly AttackIndex[]): readonly number[] {
  return indicesOf(options, (attack) => bestGain(m, go, attack) > 0);
}

function push(_m: Match, { who }: Go, options: readonly (Shove | string)[]): readonly number[] {
  return indicesOf(options, (one) => typeof one === 'string' || areFoes(who, one.who));
}
