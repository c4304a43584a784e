/** Abilities that change the order of activations or how many attacks there are (M-ABIL-18 to 24, 59). */
import { RELENTLESS_ATTACKS } from '../data/abilities.ts';
import { sideOf } from '../league/fighters.ts';
import type { Ability } from './ability.ts';

/** M-ABIL-18. */
export const earlyBird: Ability = { order: 'first' };
/** M-ABIL-19. */
export const ownTempo: Ability = { order: 'last' };
/** M-ABIL-20. */
export const analytic: Ability = { mayPass: true };
/** M-ABIL-22. */
export const hypnoticDance: Ability = { choosesBeginner: true };
/** M-ABIL-23: while its owner has the initiative. */
export const relentless: Ability = {
  attacks: (m, me) => (sideOf(me) === m.begins ? RELENTLESS_ATTACKS : 1),
};
/** M-ABIL-24. */
export const neutralizingGas: Ability = { silences: true };
/** M-ABIL-59. */
export const rage: Ability = { rages: true };
