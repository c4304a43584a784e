/** Abilities that follow an own attack (M-ABIL-32 to 38). */
import type { Rules } from '@indigo/kernel';
import { pushTargets } from '../attacks/moving.ts';
import { CHILL, SHEER_FORCE } from '../data/abilities.ts';
import type { ConditionId } from '../data/effects.ts';
import { freeTackle } from '../league/attack.ts';
import { conditionOf, gain } from '../league/conditions.ts';
import { acts, type Hit, type Making } from '../league/context.ts';
import { took } from '../league/packets.ts';
import type { Match } from '../league/state.ts';
import type { T } from '../table.ts';
import { typeOfId } from '../types.ts';
import type { Ability } from './ability.ts';
import { isRangeOne } from './symbols.ts';

/** M-EFF-10: every such target that is still on the field. */
function* afflict(
  t: T,
  m: Match,
  { hits, by, chain }: Making,
  id: ConditionId,
  n: number,
  test: (hit: Hit) => boolean,
): Rules {
  for (const hit of hits)
    if (hit.who !== by && test(hit)) yield* gain(t, m, chain, hit.who, conditionOf(id), n);
}

const all = (): boolean => true;
const ROCK = typeOfId('rock');
const PSYCHIC = typeOfId('psychic');
const WATER = typeOfId('water');

/** M-ABIL-32. */
export const poisonPoint: Ability = {
  *afterOwn(t, m, _me, making) {
    if (isRangeOne(making)) yield* afflict(t, m, making, 'poisoned', 0, all);
  },
};

/** M-ABIL-33. */
export const viseGrip: Ability = {
  *afterOwn(t, m, _me, making) {
    if (isRangeOne(making)) yield* afflict(t, m, making, 'slowed-to', 0, all);
  },
};

/** M-ABIL-34. */
export const martialArts: Ability = {
  *afterOwn(t, m, _me, making) {
    if (isRangeOne(making) && (making.deals & (1 << ROCK)) !== 0)
      yield* afflict(t, m, making, 'flinched', 0, all);
  },
};

/** M-ABIL-35. */
export const hypnotic: Ability = {
  *afterOwn(t, m, _me, making) {
    yield* afflict(t, m, making, 'flinched', 0, (hit) => took(hit, PSYCHIC));
  },
};

/** M-ABIL-36. */
export const chillingCold: Ability = {
  *afterOwn(t, m, _me, making) {
    yield* afflict(t, m, making, 'slowed-by', CHILL, (hit) => took(hit, WATER));
  },
};

/** M-ABIL-37. */
export const sheerForce: Ability = {
  *afterOwn(t, m, _me, making) {
    yield* pushTargets(t, m, making, SHEER_FORCE);
  },
};

/** M-ABIL-38: once in a chain, so it does not bring another. */
export const parentalBond: Ability = {
  *afterOwn(t, m, me, { chain, go }, ability) {
    if (acts(chain, me, ability)) yield* freeTackle(t, m, go, chain);
  },
};
