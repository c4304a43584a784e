/** Conditions: who has which, and what it is to gain one (M-COND). */
import { ALL, type Rules } from '@indigo/kernel';
import { HOOKS } from '../abilities/abilities.ts';
import { ability, inForce } from '../abilities/force.ts';
import { CONDITIONS } from '../data/conditions.ts';
import type { ConditionId } from '../data/effects.ts';
import { BACKS } from '../data/tokens.ts';
import { type T, tell } from '../table.ts';
import type { Chain } from './context.ts';
import { OFF } from './field.ts';
import { areAdjacent, EVERYBODY, formOf, isOnField, isOver, seatOf } from './fighters.ts';
import {
  ASLEEP,
  BLINDED,
  type Fighter,
  FLINCHED,
  type Match,
  POISONED,
  UNSLOWED,
  type Who,
} from './state.ts';

/** A kind of condition, by its place in CONDITIONS. */
export type Condition = number;
export const conditionOf = (id: ConditionId): Condition => CONDITIONS.findIndex((row) => row.id === id);

/** M-COND-12: the colour of the marker, as it is painted on the backs of tokens. */
export const markerColour = (id: ConditionId): string =>
  (BACKS.find(({ name }) => name === CONDITIONS[conditionOf(id)].marker) as { readonly colour: string })
    .colour;

const SLOWED_TO = conditionOf('slowed-to');
const SLOWED_BY = conditionOf('slowed-by');
export const IS_ASLEEP = conditionOf('asleep');
export const IS_FLINCHED = conditionOf('flinched');

/** M-ABIL-28: slowed to 0 while next to a hostile Pokémon that entangles; a bit of its own, for auras only. */
export const ENTANGLED = 16;

const BIT_OF: { readonly [K in ConditionId]: number } = {
  poisoned: POISONED,
  asleep: ASLEEP,
  flinched: FLINCHED,
  blinded: BLINDED,
  'slowed-to': 0,
  'slowed-by': 0,
};
const BITS: readonly number[] = CONDITIONS.map(({ id }) => BIT_OF[id]);

/** M-ABIL-04: what neighbours give while they are neighbours. Shield Dust has none of it. */
function auras(m: Match, who: Who): number {
  if (!m.abilities) return 0;
  let bits = 0;
  for (let i = 0; i < EVERYBODY.length; i++) {
    if (i === who || m.fighters[i].hex === OFF || !areAdjacent(m, i, who)) continue;
    const aura = ability(m, i, HOOKS.aura);
    if (aura !== undefined) bits |= aura(i, who);
  }
  return bits === 0 || ability(m, who, HOOKS.immuneToConditions) === true ? 0 : bits;
}

/** The bits of every condition a Pokémon has, by marker or by neighbours. */
export const marksOf = (m: Match, who: Who): number => m.fighters[who].marks | auras(m, who);

/** M-ABIL-08: any condition at all. */
export function hasCondition(m: Match, who: Who): boolean {
  const { slowedTo, slowedBy } = m.fighters[who];
  return slowedTo !== UNSLOWED || slowedBy > 0 || marksOf(m, who) !== 0;
}

/** The lowest number it is slowed to (M-COND-03). */
export const slowedTo = (m: Match, who: Who): number =>
  (auras(m, who) & ENTANGLED) !== 0 ? 0 : m.fighters[who].slowedTo;

/** M-COND-02: all of them, whoever caused them. */
export function discardConditions(f: Fighter): boolean {
  const had = f.marks !== 0 || f.slowedTo !== UNSLOWED || f.slowedBy > 0;
  f.marks = 0;
  f.slowedTo = UNSLOWED;
  f.slowedBy = 0;
  return had;
}

/** M-COND-16: what it has already is not gained again; slowed by adds up, and of slowed to the lower counts (M-COND-03). */
function isNew(f: Fighter, condition: Condition, n: number): boolean {
  if (condition === SLOWED_BY) return true;
  if (condition === SLOWED_TO) return n < f.slowedTo;
  return (f.marks & BITS[condition]) === 0;
}

/** Puts the marker on, and nothing else. */
function mark(f: Fighter, condition: Condition, n: number): void {
  if (condition === SLOWED_BY)
    f.slowedBy += n; // M-COND-13
  else if (condition === SLOWED_TO) f.slowedTo = n;
  else f.marks |= BITS[condition];
}

/** M-COND-01: a Pokémon on the field gains a condition, with all that answers it. It acts in the activation that comes next (M-COND-11). */
export function* gain(t: T, m: Match, chain: Chain, who: Who, condition: Condition, n: number): Rules {
  const f = m.fighters[who];
  if (f.hex === OFF || isOver(m) || !isNew(f, condition, n)) return;
  if (ability(m, who, HOOKS.immuneToConditions) === true) {
    tell(t, ALL, 'f.shook-off', seatOf(m, who), formOf(f), condition);
    return;
  }
  const exchanges = ability(m, who, HOOKS.exchanges);
  const instead = exchanges !== undefined && (yield* exchanges(t, m, who, condition, n));
  yield* settle(t, m, chain, who, instead ? SLOWED_TO : condition, instead ? 1 : n);
}

function* settle(t: T, m: Match, chain: Chain, who: Who, condition: Condition, n: number): Rules {
  const f = m.fighters[who];
  if (!isNew(f, condition, n)) return;
  mark(f, condition, n);
  tell(t, ALL, 'f.gained', seatOf(m, who), formOf(f), condition, n);
  if (!m.abilities) return;
  for (const card of inForce(m, who)) {
    const gained = HOOKS.gained[card];
    if (gained !== undefined) yield* gained(t, m, who, chain, condition, n);
  }
  for (const i of EVERYBODY) {
    if (i === who || !isOnField(m, i) || !isOnField(m, who)) continue;
    const otherGained = ability(m, i, HOOKS.otherGained);
    if (otherGained !== undefined) yield* otherGained(t, m, i, chain, condition, who);
  }
}
