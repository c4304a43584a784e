/** Which attacks a Pokémon can make now (M-SEQ-02). */
import { HOOKS } from '../abilities/abilities.ts';
import { ability } from '../abilities/force.ts';
import { type Plan, planFor } from '../attacks/plans.ts';
import type { Boost } from '../data/effects.ts';
import { type Aim, aimOf, type Spot } from './aim.ts';
import { marksOf } from './conditions.ts';
import { DISTANCE, type Hex, OFF } from './field.ts';
import { areAdjacent, areFoes, EVERYBODY, foeBeside, isOnField, other, sideOf } from './fighters.ts';
import { someSpot } from './paths.ts';
import { ASLEEP, type AttackIndex, FLINCHED, type Go, type Match, type Who } from './state.ts';
import { besideEntered, canAffect } from './targets.ts';

/** An attack to be made, and on what terms. */
export interface Use {
  readonly attack: AttackIndex;
  readonly boost: Boost | null;
  /** M-EFF-38, M-ABIL-64: another's attack: neither known nor exhausted. */
  readonly borrowed: boolean;
  /** M-EFF-09: Tackle once more, by Parental Bond or Revenge. */
  readonly again: boolean;
  /** M-ABIL-59: it must affect a hostile Pokémon next to its user. */
  readonly atFoe: boolean;
}

export const useOf = (attack: AttackIndex, boost: Boost | null = null, atFoe = false): Use => ({
  attack,
  boost,
  borrowed: false,
  again: false,
  atFoe,
});
/** An attack the user need not know. */
export const borrow = (attack: AttackIndex, boost: Boost | null = null, atFoe = false): Use => ({
  ...useOf(attack, boost, atFoe),
  borrowed: true,
});

/** M-ABIL-59: the attack of this activation is still owed to a foe. */
export const isOwed = (go: Go): boolean => go.rages && go.attacks === 0;

/** M-SEQ-02, M-ATK-08. */
export function isUsable(m: Match, go: Go, use: Use): boolean {
  const f = m.fighters[go.who];
  const { attack, borrowed, again, boost } = use;
  if (f.hex === OFF || (!again && go.used.includes(attack))) return false; // M-EFF-09
  if (!borrowed && f.exhausted.includes(attack)) return false; // M-ATK-02
  const plan = planFor(attack);
  const marks = marksOf(m, go.who);
  if (plan.attack.hourglass && (marks & FLINCHED) !== 0) return false; // M-COND-08
  if (((marks & ASLEEP) !== 0 || go.asleep) && !plan.asleepOnly) return false; // M-COND-15
  for (const { does, effect } of plan.effects) {
    if (does.bars?.(m, go, effect, attack, boost) === true) return false;
  }
  if (plan.copies !== null && copyable(m, go, plan, use.atFoe).length === 0) return false; // M-EFF-38
  return reachesSomebody(m, go, aimOf(m, go, plan, boost, use.atFoe));
}

/** M-SEQ-05: from where it stands, or from where its own free moves can bring it. */
function reachesSomebody(m: Match, go: Go, aim: Aim): boolean {
  const { hex: head, tail } = m.fighters[go.who];
  const { moves } = aim.plan;
  if (moves === null || isStill(m, go))
    return aim.plan.attack.shape !== 'wildfire' && canAffect(m, aim, { head, tail });
  if (isTooFar(m, aim, moves.n)) return false;
  return someSpot(m, go.who, { head, tail }, moves.n, moves.over, spotTest(m, aim));
}

/** M-EFF-34, M-SEQ-05: would the attack affect somebody from there, having gone this way? */
export const spotTest =
  (m: Match, aim: Aim) =>
  (spot: Spot, entered: readonly Hex[]): boolean => {
    if (aim.plan.attack.shape !== 'wildfire') return canAffect(m, aim, spot);
    const mask = besideEntered(m, aim, entered);
    return mask !== 0 && (!aim.atFoe || foeBeside(m, aim.who, spot.head, spot.tail));
  };

/** Nobody near enough for any series of steps: saves the search. */
function isTooFar(m: Match, { who, range }: Aim, moves: number): boolean {
  const { hex, tail } = m.fighters[who];
  for (let i = 0; i < EVERYBODY.length; i++) {
    const one = m.fighters[i];
    if (i === who || one.hex === OFF) continue;
    if (DISTANCE[hex][one.hex] <= moves + range || one.tail !== OFF || tail !== OFF) return false;
  }
  return true;
}

/** M-EFF-19: neither steps nor free moves. */
export const isStill = (m: Match, go: Go): boolean =>
  go.still || (m.go !== null && m.go.who === go.who && m.go.still);

/** M-EFF-36, M-EFF-37: attacks it may copy and could make. */
export function copyable(m: Match, go: Go, plan: Plan, atFoe: boolean): AttackIndex[] {
  const from = plan.copies === 'last-hit' ? [m.fighters[go.who].hitBy] : m.used[other(sideOf(go.who))];
  return [...new Set(from)].filter(
    (attack) => attack >= 0 && attack !== plan.index && isUsable(m, go, borrow(attack, null, atFoe)),
  );
}

/** The attacks it knows and can make. */
export function usableAttacks(m: Match, go: Go, boost: Boost | null, atFoe: boolean): AttackIndex[] {
  const { attacks } = m.fighters[go.who];
  const list: AttackIndex[] = [];
  for (let i = 0; i < attacks.length; i++)
    if (isUsable(m, go, useOf(attacks[i], boost, atFoe))) list.push(attacks[i]);
  return list;
}

/** M-ABIL-64: attacks of adjacent hostile Pokémon, not exhausted there, that it can make. */
export function borrowable(m: Match, go: Go, boost: Boost | null, atFoe: boolean): readonly AttackIndex[] {
  return ability(m, go.who, HOOKS.borrows) === true ? aroundIt(m, go, boost, atFoe) : NO_ATTACKS;
}
const NO_ATTACKS: readonly AttackIndex[] = [];

function aroundIt(m: Match, go: Go, boost: Boost | null, atFoe: boolean): AttackIndex[] {
  const list = EVERYBODY.flatMap((who: Who) => {
    if (!areFoes(go.who, who) || !isOnField(m, who) || !areAdjacent(m, go.who, who)) return [];
    const { attacks, exhausted } = m.fighters[who];
    return attacks.filter((attack) => !exhausted.includes(attack));
  });
  return [...new Set(list)].filter((attack) => isUsable(m, go, borrow(attack, boost, atFoe)));
}
