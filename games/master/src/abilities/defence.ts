/** Abilities that work when their Pokémon is attacked or hurt (M-ABIL-39 to 48). */
import { ALL, NOTHING } from '@indigo/kernel';
import { TACKLE } from '../attacks/known.ts';
import { ANGER_MOVES, REDUCTION, REGAL, ROCK_BODY, STURDY } from '../data/abilities.ts';
import type { TypeId } from '../data/types.ts';
import { freeAttack } from '../league/attack.ts';
import { acts, type Hit, type Making, reaction } from '../league/context.ts';
import {
  activeSide,
  areAdjacent,
  areFoes,
  EVERYBODY,
  exhaust,
  formOf,
  isOnField,
  nextToBoulder,
  seatOf,
  sideOf,
} from '../league/fighters.ts';
import { freeMoves } from '../league/moves.ts';
import type { Match, Who } from '../league/state.ts';
import { wound } from '../league/wound.ts';
import { tell } from '../table.ts';
import { typeOfId } from '../types.ts';
import type { Ability } from './ability.ts';

/** M-ABIL-39. */
const lessIf = (
  test: (m: Match, me: Who, making: Making, hit: Hit) => boolean,
  hearts = REDUCTION,
): Ability => ({
  reduces: (m, me, making, hit) => (test(m, me, making, hit) ? hearts : 0),
});
export const shellArmor = lessIf(() => true);
export const guard = lessIf((_m, _me, _making, hit) => hit.adjacent);
export const lightArmor = lessIf((_m, me, { by }, hit) => !hit.adjacent && by !== me);
export const rivalry = lessIf((m, _me, { by }) => RIVALS.includes(m.fighters[by].type));
export const sandForce = lessIf((m, me) => nextToBoulder(m, me));
export const adaptability = lessIf((_m, _me, _making, hit) => hit.weak);
export const regal = lessIf((_m, _me, _making, hit) => hit.full, REGAL);
export const friendGuard: Ability = { guards: REDUCTION };
const RIVALS = [typeOfId('grass'), typeOfId('rock')];

/** M-ABIL-40. */
export const rockBody: Ability = { caps: (lost) => Math.min(lost, ROCK_BODY) };
/** M-ABIL-41: from full hearts, two or more. */
export const sturdy: Ability = {
  caps: (lost, { full, hearts }) => (full && hearts > STURDY ? Math.min(lost, hearts - STURDY) : lost),
};

/** M-ABIL-42. */
export const waterAbsorb: Ability = { absorbs: typeOfId('water') };
export const flashFire: Ability = { absorbs: typeOfId('fire') };

/** M-ABIL-43: in its own and its friends' activations. */
export const rockHead: Ability = { unhurt: (m, me) => m.go !== null && activeSide(m) === sideOf(me) };
/** M-ABIL-44. */
export const ancientInstincts: Ability = { unhurt: (m) => m.round === 1 };

/** M-ABIL-45: an adjacent attacker, once per making, also if the holder fainted. */
const retaliates = (id: TypeId): Ability => ({
  *afterHit(t, m, me, { by, chain }, hit) {
    if (hit.adjacent) yield* wound(t, m, chain, me, [{ who: by, type: typeOfId(id), n: 1 }]);
  },
});
export const statics = retaliates('electric');
export const poisonous = retaliates('grass');
export const battleArmor = retaliates('rock');

/** M-ABIL-46. */
export const battery: Ability = {
  *afterHarm(t, m, me, chain) {
    const near = EVERYBODY.filter((who) => areFoes(me, who) && isOnField(m, who) && areAdjacent(m, me, who));
    yield* wound(
      t,
      m,
      chain,
      me,
      near.map((who) => ({ who, type: typeOfId('electric'), n: 1 })),
    );
  },
};

/** M-ABIL-47: after a symbol super effective against it. */
export const angerPoint: Ability = {
  *afterHit(t, m, me, { chain }, hit, ability) {
    if (!hit.weak || !isOnField(m, me) || !acts(chain, me, ability)) return;
    const go = reaction(me, m.fighters[me].hex);
    yield* freeMoves(t, m, chain, go, ANGER_MOVES);
    yield* freeAttack(t, m, go, chain, null);
  },
};

/** M-ABIL-48: the attack just used against it, hourglass or not; one that was only copied is not its user's (M-EFF-38). */
export const pressure: Ability = {
  afterHit(t, m, _me, { by, attack }) {
    const f = m.fighters[by];
    if (f.attacks.includes(attack) && exhaust(f, attack, TACKLE))
      tell(t, ALL, 'f.exhausted', seatOf(m, by), formOf(f), attack);
    return NOTHING;
  },
};
