/** Abilities about speed and hexes (M-ABIL-25 to 31, 65). */
import { BLAZE_SPEED, SWIFT_SWIM } from '../data/abilities.ts';
import type { TypeId } from '../data/types.ts';
import { ENTANGLED } from '../league/conditions.ts';
import { acts } from '../league/context.ts';
import { areFoes, friendOfType, nextToBoulder } from '../league/fighters.ts';
import { freeMoves } from '../league/moves.ts';
import { wound } from '../league/wound.ts';
import { typeOfId } from '../types.ts';
import type { Ability } from './ability.ts';

const FIRE = typeOfId('fire');

/** M-ABIL-25. */
export const chlorophyll: Ability = { doubles: (m, me) => friendOfType(m, me, FIRE) };
/** M-ABIL-26: by where the activation begins. */
export const sandRush: Ability = { doublesFrom: (m, me) => nextToBoulder(m, me) };
export const grassySurge: Ability = { doublesFrom: (m, me) => !nextToBoulder(m, me) };
/** M-ABIL-27. */
export const limber: Ability = { ignoresSlow: true };
/** M-ABIL-28. */
export const entangle: Ability = { aura: (me, neighbour) => (areFoes(me, neighbour) ? ENTANGLED : 0) };
/** M-ABIL-29. */
export const rooted: Ability = { rooted: true };
/** M-ABIL-65 to 68. */
export const tail: Ability = { hasTail: true };

/** M-ABIL-30: friend or foe, each time; not when it moves itself, not on placement. */
export const flameBody: Ability = {
  *arrival(t, m, me, chain, comer) {
    yield* wound(t, m, chain, me, [{ who: comer, type: FIRE, n: 1 }]);
  },
};

/** M-ABIL-31: free moves after an own attack that dealt the type. */
const movesAfter = (id: TypeId, n: number): Ability => ({
  *afterOwn(t, m, me, { deals, chain, go }, ability) {
    if ((deals & (1 << typeOfId(id))) !== 0 && acts(chain, me, ability)) yield* freeMoves(t, m, chain, go, n);
  },
});
export const blazeSpeed = movesAfter('fire', BLAZE_SPEED);
export const swiftSwim = movesAfter('water', SWIFT_SWIM);
