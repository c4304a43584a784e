/** Abilities that answer a faint (M-ABIL-50 to 52). */
import { ALL, NOTHING } from '@indigo/kernel';
import { REVENGE_MOVES } from '../data/abilities.ts';
import { freeAttack, freeTackle } from '../league/attack.ts';
import { acts, reaction } from '../league/context.ts';
import { areFoes, areFriends, formOf, seatOf } from '../league/fighters.ts';
import { freeMoves } from '../league/moves.ts';
import { tell } from '../table.ts';
import type { Ability } from './ability.ts';

/** M-ABIL-50: before it faints it may attack once more. */
export const aftermath: Ability = {
  *beforeFaint(t, m, me, chain, ability) {
    if (acts(chain, me, ability)) yield* freeAttack(t, m, reaction(me, m.fighters[me].hex), chain, null);
  },
};

/** M-ABIL-51: after a friend fainted. */
export const revenge: Ability = {
  *afterFaints(t, m, me, chain, fallen, ability) {
    if (!fallen.some((who) => areFriends(me, who)) || !acts(chain, me, ability)) return;
    const go = reaction(me, m.fighters[me].hex);
    yield* freeMoves(t, m, chain, go, REVENGE_MOVES);
    yield* freeTackle(t, m, go, chain);
  },
};

/** M-ABIL-52: after a hostile Pokémon fainted. */
export const enrage: Ability = {
  afterFaints(t, m, me, _chain, fallen) {
    const f = m.fighters[me];
    if (f.exhausted.length === 0 || !fallen.some((who) => areFoes(me, who))) return NOTHING;
    f.exhausted = [];
    tell(t, ALL, 'f.all-refreshed', seatOf(m, me), formOf(f));
    return NOTHING;
  },
};
