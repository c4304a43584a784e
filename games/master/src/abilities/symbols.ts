/** Abilities that add symbols or read them differently (M-ABIL-06 to 12). */
import { planFor } from '../attacks/plans.ts';
import { CHARGE_DISTANCE, LOW_HEARTS } from '../data/abilities.ts';
import type { TypeId } from '../data/types.ts';
import { YES_OR_NO } from '../league/answers.ts';
import { hasCondition } from '../league/conditions.ts';
import type { Hit, Making } from '../league/context.ts';
import { distanceTo, formOf, isOnField, seatOf } from '../league/fighters.ts';
import { RECKLESS } from '../league/questions.ts';
import { wound } from '../league/wound.ts';
import { typeOfId } from '../types.ts';
import type { Ability } from './ability.ts';

const NORMAL = typeOfId('normal');
const ROCK = typeOfId('rock');
const FLYING = typeOfId('flying');

const deals = ({ deals: types }: Making, id: TypeId): boolean => (types & (1 << typeOfId(id))) !== 0;

/** M-ABIL-06, M-EXP-03, M-EXP-09: with so few hearts left in all. */
const whenLow = (id: TypeId): Ability => ({
  adds(m, me, making, hit) {
    if (m.fighters[me].hearts <= LOW_HEARTS && deals(making, id)) hit.extra.push(typeOfId(id));
  },
});
export const overgrow = whenLow('grass');
export const blaze = whenLow('fire');
export const torrent = whenLow('water');

/** M-ABIL-07. */
const always = (id: TypeId): Ability => ({
  adds(_m, _me, making, hit) {
    if (deals(making, id)) hit.extra.push(typeOfId(id));
  },
});
export const subZero = always('water');
export const burn = always('fire');

/** M-ABIL-08. */
export const guts: Ability = {
  adds(m, me, _making, hit) {
    if (hasCondition(m, me)) hit.extra.push(NORMAL);
  },
};

/** M-SEQ-19: by the printed range. */
export const isRangeOne = ({ attack }: Making): boolean => planFor(attack).attack.range === 1;

/** M-ABIL-09. */
export const hyperCutter: Ability = {
  adds(_m, _me, making, hit) {
    if (isRangeOne(making)) hit.extra.push(NORMAL);
  },
};

/** M-ABIL-10: in its own activation only. */
export const charge: Ability = {
  adds(m, _me, making: Making, hit: Hit) {
    const { own, from } = making.go;
    if (own && isRangeOne(making) && distanceTo(m.fighters[hit.who], from) >= CHARGE_DISTANCE)
      hit.extra.push(ROCK);
  },
};

/** M-ABIL-11: it may hurt itself first; if still fit, a symbol more for each target. */
export const reckless: Ability = {
  *before(t, m, me, { chain, extra }) {
    const use = yield* t.ask(seatOf(m, me), RECKLESS(formOf(m.fighters[me])), () => YES_OR_NO);
    if (use === 'no') return;
    yield* wound(t, m, chain, me, [{ who: me, type: NORMAL, n: 1 }]);
    if (isOnField(m, me)) extra.push(ROCK);
  },
};

/** M-ABIL-12: super effective where flying would be, normal in all other respects. */
export const aerilate: Ability = { countsAs: (symbol) => (symbol === NORMAL ? FLYING : symbol) };
