/** An attack in the hands of one Pokémon: its range, shapes and sight, with all that changes them. */
import { HOOKS } from '../abilities/abilities.ts';
import { ability } from '../abilities/force.ts';
import type { Plan } from '../attacks/plans.ts';
import type { ShapeId } from '../data/attacks.ts';
import type { Boost } from '../data/effects.ts';
import { marksOf } from './conditions.ts';
import type { Hex } from './field.ts';
import { ownerOf } from './fighters.ts';
import { BLINDED, type Go, type Match, type Who } from './state.ts';

/** Where its user stands does not matter yet. */
export interface Aim {
  readonly who: Who;
  readonly plan: Plan;
  readonly range: number;
  readonly shapes: readonly ShapeId[];
  readonly needsSight: boolean;
  /** M-COND-09: sees adjacent hexes only. */
  readonly blinded: boolean;
  /** M-ABIL-59: must affect a hostile Pokémon next to it. */
  readonly atFoe: boolean;
}

/** Where a Pokémon stands, or would stand. */
export interface Spot {
  readonly head: Hex;
  readonly tail: Hex;
}

export function aimOf(m: Match, go: Go, plan: Plan, boost: Boost | null, atFoe: boolean): Aim {
  const { who } = go;
  const needsSight = plan.needsSight && ability(m, who, HOOKS.needsNoSight) !== true; // M-ABIL-15
  return {
    who,
    plan,
    range: rangeOf(m, who, plan),
    shapes: shapesOf(m, who, plan, boost),
    needsSight,
    blinded: needsSight && (marksOf(m, who) & BLINDED) !== 0,
    atFoe,
  };
}

/** M-EXP-06, M-EXP-10, M-ABIL-13, 14: no bonus where no range is printed, or 0. */
function rangeOf(m: Match, who: Who, { attack }: Plan): number {
  const { range } = attack;
  if (range <= 0) return range;
  const bonus = ownerOf(m, who).range[m.fighters[who].type];
  const reach = ability(m, who, HOOKS.reach);
  return range + bonus + (reach === undefined ? 0 : reach(attack));
}

function shapesOf(m: Match, who: Who, { attack }: Plan, boost: Boost | null): readonly ShapeId[] {
  const own = OWN_SHAPE[attack.shape];
  if (boost === null && !m.abilities) return own;
  const more: ShapeId[] = [];
  const reshapes = ability(m, who, HOOKS.reshapes);
  const other = reshapes === undefined ? null : reshapes(attack);
  if (other !== null) more.push(other); // M-ABIL-16
  // M-EFF-05: an attack that deals the type may be laid otherwise.
  if (boost?.reshapes !== undefined && attack.damage > 0 && attack.type === boost.reshapes) more.push('tri3');
  return more.length === 0 ? own : [...own, ...more];
}

const OWN_SHAPE: { readonly [K in ShapeId]: readonly ShapeId[] } = {
  single: ['single'],
  tri3: ['tri3'],
  disc7: ['disc7'],
  arc3: ['arc3'],
  ring6: ['ring6'],
  line: ['line'],
  self: ['self'],
  none: ['none'],
  wildfire: ['wildfire'],
};
