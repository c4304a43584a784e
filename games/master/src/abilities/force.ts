/** Which abilities are in force. */

import { cardOf } from '../cards.ts';
import { OFF } from '../league/field.ts';
import { areAdjacent, EVERYBODY } from '../league/fighters.ts';
import type { Match, Who } from '../league/state.ts';
import type { Card } from '../state.ts';
import { HOOKS } from './abilities.ts';

const NONE: readonly Card[] = [];

/** M-ABIL-01, M-EXP-08: on the field and not switched off; none without the expansion (M-BASIC-02). */
export function inForce(m: Match, who: Who): readonly Card[] {
  const { hex, abilities } = m.fighters[who];
  if (!m.abilities || hex === OFF || abilities.length === 0) return NONE;
  return isSilenced(m, who) ? abilities.filter((card) => card === GAS) : abilities;
}

/** The one ability that switches others off; it cannot be switched off itself. */
const GAS: Card = cardOf('koffing');

/** M-ABIL-24: something of that kind stands next to it. */
function isSilenced(m: Match, who: Who): boolean {
  for (let i = 0; i < EVERYBODY.length; i++) {
    const { hex, abilities } = m.fighters[i];
    if (i === who || hex === OFF) continue;
    for (let k = 0; k < abilities.length; k++) {
      if (abilities[k] === GAS && HOOKS.silences[GAS] === true && areAdjacent(m, i, who)) return true;
    }
  }
  return false;
}

/** The first ability in force that has something to say here. Most have not: whether it is switched off is looked at last. */
export function ability<H>(m: Match, who: Who, hook: readonly H[]): H | undefined {
  const { hex, abilities } = m.fighters[who];
  if (!m.abilities || hex === OFF) return undefined;
  for (let i = 0; i < abilities.length; i++) {
    const found = hook[abilities[i]];
    if (found !== undefined && (abilities[i] === GAS || !isSilenced(m, who))) return found;
  }
  return undefined;
}
