/** Whom an attack can reach from a hex (M-ATK-04 to 06, M-LOS-01). */
import { HOOKS } from '../abilities/abilities.ts';
import { ability } from '../abilities/force.ts';
import type { Aim, Spot } from './aim.ts';
import { DISTANCE, type Hex, OFF } from './field.ts';
import { EVERYBODY, obstacles } from './fighters.ts';
import { sees } from './sight.ts';
import type { Match, Who } from './state.ts';

/** The hexes with a Pokémon that is within reach, and who it is: filled by `gather`, read at once. */
export const REACHED_HEX: Hex[] = [];
export const REACHED_WHO: Who[] = [];

/** M-ATK-04, M-ATK-06, M-LOS-10: each Pokémon by itself, within range and in line of sight. Returns how many hexes. */
export function gather(m: Match, aim: Aim, from: Hex, range: number): number {
  let n = 0;
  for (let i = 0; i < EVERYBODY.length; i++) {
    const { hex, tail } = m.fighters[i];
    if (i === aim.who || hex === OFF) continue;
    const farther = m.abilities ? (ability(m, i, HOOKS.farther) ?? 0) : 0;
    // M-ABIL-67: head or tail, once
    for (let at = hex; ; at = tail) {
      if (isInReach(m, aim, from, at, range, farther, i)) {
        if (!admits(m, aim, i)) break;
        REACHED_HEX[n] = at;
        REACHED_WHO[n++] = i;
      }
      if (at === tail || tail === OFF) break;
    }
  }
  return n;
}

/** `target` does not stand in the way of itself; what does is looked at only where sight is in question. */
export function isInReach(
  m: Match,
  { who, needsSight, blinded }: Aim,
  from: Hex,
  to: Hex,
  range: number,
  farther: number,
  target: Who = who,
): boolean {
  const apart = DISTANCE[from][to];
  if (apart > 1 && apart + farther > range) return false; // M-ABIL-17
  if (apart <= 1) return apart <= range;
  return !needsSight || (!blinded && sees(from, to, obstacles(m, who, target), m.closed)); // M-LOS-01, M-COND-09
}

/** Why a Pokémon cannot be affected from a spot, null if it can: for those who wonder. */
export function whyNotReached(
  m: Match,
  aim: Aim,
  { head, tail }: Spot,
  target: Who,
): 'range' | 'sight' | 'other' | null {
  let why: 'range' | 'sight' | 'other' | null = 'range';
  const { hex, tail: theirs } = m.fighters[target];
  const blind = { ...aim, needsSight: false };
  const farther = ability(m, target, HOOKS.farther) ?? 0;
  for (const from of [head, tail]) {
    for (const to of [hex, theirs]) {
      if (from === OFF || to === OFF || !isInReach(m, blind, from, to, aim.range, farther, target)) continue;
      if (isInReach(m, aim, from, to, aim.range, farther, target))
        return admits(m, aim, target) ? null : 'other';
      why = 'sight';
    }
  }
  return why;
}

/** M-ABIL-49 and demands of the attack itself (M-EFF-21). */
export function admits(m: Match, { who, plan }: Aim, target: Who): boolean {
  if (m.abilities && ability(m, target, HOOKS.shuns)?.(m, who) === true) return false;
  for (const { does, effect } of plan.effects) {
    if (does.admits !== undefined && !does.admits(m, target, effect)) return false;
  }
  return true;
}
