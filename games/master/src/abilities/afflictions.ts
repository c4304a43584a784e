/** Abilities about conditions (M-ABIL-53 to 57). */
import { ALL, NOTHING } from '@indigo/kernel';
import { cardOf } from '../cards.ts';
import { BAD_DREAMS, RESTFUL_SLEEP } from '../data/abilities.ts';
import { YES_OR_NO } from '../league/answers.ts';
import { gain, IS_ASLEEP } from '../league/conditions.ts';
import { acts } from '../league/context.ts';
import { areFoes, EVERYBODY, formOf, isOnField, regain, seatOf } from '../league/fighters.ts';
import { SHARE, SHED } from '../league/questions.ts';
import { FLINCHED, POISONED } from '../league/state.ts';
import { wound } from '../league/wound.ts';
import { tell } from '../table.ts';
import { typeOfId } from '../types.ts';
import type { Ability } from './ability.ts';

/** M-ABIL-53. */
export const shieldDust: Ability = { immuneToConditions: true };

/** M-ABIL-54: slowed to 1 instead, if its owner likes. */
export const shedSkin: Ability = {
  *exchanges(t, m, me, condition) {
    const use = yield* t.ask(seatOf(m, me), SHED(formOf(m.fighters[me]), condition), () => YES_OR_NO);
    return use === 'yes';
  },
};

const ABRA = cardOf('abra');

/** M-ABIL-55: another Pokémon, either side, gains the same. It may not be left out. */
export const synchronize: Ability = {
  *gained(t, m, me, chain, condition, n) {
    if (!acts(chain, me, ABRA)) return;
    const others = EVERYBODY.filter((who) => who !== me && isOnField(m, who));
    if (others.length === 0) return;
    const who = yield* t.ask(seatOf(m, me), SHARE(formOf(m.fighters[me]), condition), () => others);
    yield* gain(t, m, chain, who, condition, n);
  },
};

/** M-ABIL-56. */
export const effectSpore: Ability = { aura: () => FLINCHED };
export const liquidOoze: Ability = { aura: (me, neighbour) => (areFoes(me, neighbour) ? POISONED : 0) };

/** M-ABIL-57. */
export const badDreams: Ability = {
  *otherGained(t, m, me, chain, condition, who) {
    if (condition !== IS_ASLEEP || !areFoes(me, who)) return;
    yield* wound(t, m, chain, me, [{ who, type: typeOfId('psychic'), n: BAD_DREAMS }]);
  },
};
export const restfulSleep: Ability = {
  gained(t, m, me, _chain, condition) {
    const f = m.fighters[me];
    const hearts = condition === IS_ASLEEP ? regain(f, RESTFUL_SLEEP) : 0;
    if (hearts > 0) tell(t, ALL, 'f.regained', seatOf(m, me), formOf(f), hearts, f.hearts);
    return NOTHING;
  },
};
