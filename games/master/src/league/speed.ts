import { HOOKS } from '../abilities/abilities.ts';
import { ability, inForce } from '../abilities/force.ts';
import { slowedTo } from './conditions.ts';
import { ownerOf } from './fighters.ts';
import type { Go, Match, Who } from './state.ts';

/** M-COND-05: card speed and flipped speed tokens, doubled where an ability doubles it. */
function ownSpeed(m: Match, who: Who): number {
  const { speed, type } = m.fighters[who];
  let own = speed + ownerOf(m, who).speed[type];
  if (!m.abilities) return own;
  for (const card of inForce(m, who)) if (HOOKS.doubles[card]?.(m, who) === true) own *= 2;
  if (m.go !== null && m.go.who === who) for (let i = 0; i < m.go.doubled; i++) own *= 2; // M-ABIL-26
  return own;
}

/** M-COND-05: speed now. "Slowed to" never raises it and comes before "slowed by" (M-COND-04, M-COND-13). */
export function speedOf(m: Match, who: Who): number {
  const own = ownSpeed(m, who);
  if (ability(m, who, HOOKS.ignoresSlow) === true) return own; // M-ABIL-27
  return Math.max(0, Math.min(own, slowedTo(m, who)) - m.fighters[who].slowedBy);
}

/** M-ACT-14: looked at before every step. */
export const stepsLeft = (m: Match, go: Go): number =>
  go.own && !go.still && !go.asleep ? Math.max(0, speedOf(m, go.who) - go.steps) : 0;
