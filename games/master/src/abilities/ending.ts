/** Abilities at the end of an own activation, and those that gain another ability (M-ABIL-58, 61 to 63). */
import { ALL, NOTHING, type Rules } from '@indigo/kernel';
import { HARVEST, HEALER } from '../data/abilities.ts';
import { discardConditions } from '../league/conditions.ts';
import {
  areAdjacent,
  areFriends,
  EVERYBODY,
  formOf,
  isOnField,
  regain,
  seatOf,
  sideOf,
} from '../league/fighters.ts';
import { DOWNLOAD, MIME } from '../league/questions.ts';
import type { Match, Who } from '../league/state.ts';
import { wound } from '../league/wound.ts';
import { type T, tell } from '../table.ts';
import { typeOfId } from '../types.ts';
import type { Ability } from './ability.ts';

const friendsBeside = (m: Match, me: Who): Who[] =>
  EVERYBODY.filter((who) => areFriends(me, who) && isOnField(m, who) && areAdjacent(m, me, who));

function heal(t: T, m: Match, who: Who, hearts: number): void {
  const f = m.fighters[who];
  const gained = regain(f, hearts);
  if (gained > 0) tell(t, ALL, 'f.regained', seatOf(m, who), formOf(f), gained, f.hearts);
}

export const soothingVoice: Ability = {
  atEnd(t, m, me) {
    for (const who of friendsBeside(m, me)) {
      if (discardConditions(m.fighters[who]))
        tell(t, ALL, 'f.soothed', seatOf(m, who), formOf(m.fighters[who]));
    }
    return NOTHING;
  },
};

export const healer: Ability = {
  atEnd(t, m, me) {
    for (const who of friendsBeside(m, me)) heal(t, m, who, HEALER);
    return NOTHING;
  },
};

export const harvest: Ability = {
  atEnd(t, m, me) {
    if (sideOf(me) === m.begins) heal(t, m, me, HARVEST);
    return NOTHING;
  },
};

/** It and all round it, at once. */
export const headache: Ability = {
  *atEnd(t, m, me, chain) {
    const near = EVERYBODY.filter((who) => who !== me && isOnField(m, who) && areAdjacent(m, me, who));
    yield* wound(t, m, chain, me, [
      { who: me, type: typeOfId('normal'), n: 1 },
      ...near.map((who) => ({ who, type: typeOfId('psychic'), n: 1 })),
    ]);
  },
};

const NO_ONE = 'no';

/** M-ABIL-05: an ability more, to the end of the match. */
function* gainAbility(t: T, m: Match, me: Who, from: readonly Who[], question: typeof MIME): Rules {
  const models = from.filter((who) => m.fighters[who].abilities.length > 0);
  if (models.length === 0) return;
  const who = yield* t.ask(seatOf(m, me), question, () => [...models, NO_ONE]);
  if (who === NO_ONE) return;
  const f = m.fighters[me];
  const [gained] = m.fighters[who as Who].abilities;
  f.abilities = [...f.abilities, gained];
  tell(t, ALL, 'f.gained-ability', seatOf(m, me), formOf(f), gained);
}

/** M-ABIL-61: of another friendly Pokémon in the match, after both have placed or on entry. */
export const mime: Ability = {
  *atStart(t, m, me) {
    const friends = EVERYBODY.filter((who) => areFriends(me, who) && isOnField(m, who));
    yield* gainAbility(t, m, me, friends, MIME);
  },
};

/** M-ABIL-62: of another Pokémon on the field, after its first activation. */
export const download: Ability = {
  *atEnd(t, m, me) {
    if (m.fighters[me].activations !== 1) return;
    const others = EVERYBODY.filter((who) => who !== me && isOnField(m, who));
    yield* gainAbility(t, m, me, others, DOWNLOAD);
  },
};

/** M-ABIL-63: offered in its first activation. */
export const transform: Ability = { transforms: true };
