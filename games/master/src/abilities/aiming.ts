/** Abilities that change range, sight, shape, or whom an attack affects (M-ABIL-13 to 17, 49, 60, 64). */
import { SKY_HIGH, SNIPER_RANGE, TONGUE_RANGE, UNLEARNABLE } from '../data/abilities.ts';
import type { Ability } from './ability.ts';

/** M-ABIL-13. */
export const sniper: Ability = { reach: () => SNIPER_RANGE };

/** M-ABIL-14: rings and arcs stay as they are. */
export const longTongue: Ability = {
  reach: ({ range, shape }) => (range === 1 && shape === 'single' ? TONGUE_RANGE : 0),
};

/** M-ABIL-15. */
export const echolocation: Ability = { needsNoSight: true };

/** M-ABIL-16. */
export const threeHeaded: Ability = { reshapes: ({ shape }) => (shape === 'single' ? 'arc3' : null) };

/** M-ABIL-17. */
export const skyHigh: Ability = { farther: SKY_HIGH };

/** M-ABIL-49: only Pokémon at the last stage of their card can affect it. */
export const intimidate: Ability = { shuns: (m, attacker) => !m.fighters[attacker].grown };

/** M-ABIL-60: it learns nearly everything, and is not exhausted by what it does. */
export const progenitor: Ability = { tireless: true, learns: (attack) => attack !== UNLEARNABLE };

/** M-ABIL-64. */
export const dominate: Ability = { borrows: true };
