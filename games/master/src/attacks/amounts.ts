/** Effects that change how many symbols there are, or hearts of the user. */
import { ALL, NOTHING } from '@indigo/kernel';
import type { Hit, Making } from '../league/context.ts';
import { formOf, regain, seatOf } from '../league/fighters.ts';
import type { Match } from '../league/state.ts';
import { wound } from '../league/wound.ts';
import { type T, tell } from '../table.ts';
import { typeOfId } from '../types.ts';
import { TYPE_OF } from './known.ts';
import type { Does, Operation } from './operation.ts';

function pushSymbols(making: Making, hit: Hit, n: number): void {
  for (let i = 0; i < n; i++) hit.own.push(TYPE_OF[making.attack]);
}

function healUser(t: T, m: Match, { by }: Making, hearts: number): void {
  const f = m.fighters[by];
  const gained = regain(f, hearts);
  if (gained > 0) tell(t, ALL, 'f.regained', seatOf(m, by), formOf(f), gained, f.hearts);
}

/** M-EFF-12: allowed at full hearts. */
export const heal: Operation<Does<'heal'>> = {
  attacker(t, m, making, { n }) {
    healUser(t, m, making, n);
    return NOTHING;
  },
};

/** M-EFF-13: what its targets really lost, also if they fainted. */
export const drain: Operation<Does<'drain'>> = {
  attacker(t, m, making) {
    healUser(
      t,
      m,
      making,
      making.hits.reduce((sum, { bled }) => sum + bled, 0),
    );
    return NOTHING;
  },
};

/** M-EFF-14: one for each heart the user lacks, up to so many. */
export const perMissingHeart: Operation<Does<'per-missing-heart'>> = {
  symbols(m, making, hit, { most }) {
    const { max, hearts } = m.fighters[making.by];
    pushSymbols(making, hit, Math.min(most, max - hearts));
  },
};

/** M-EFF-15: each use first adds a counter, which stays to the end of the match. */
export const perCounter: Operation<Does<'per-counter'>> = {
  before(m, { by, attack }) {
    m.fighters[by].counters.push(attack);
  },
  symbols(m, making, hit) {
    const { counters } = m.fighters[making.by];
    pushSymbols(making, hit, counters.filter((attack) => attack === making.attack).length);
  },
};

/** M-EFF-16: type-token hearts counted. */
export const whenLow: Operation<Does<'when-low'>> = {
  symbols(m, making, hit, { hearts, n }) {
    if (m.fighters[making.by].hearts <= hearts) pushSymbols(making, hit, n);
  },
};

/** M-EFF-17. */
export const againstHealthier: Operation<Does<'against-healthier'>> = {
  symbols(m, making, hit, { n }) {
    if (hit.hearts > m.fighters[making.by].hearts) pushSymbols(making, hit, n);
  },
};

/** M-EFF-18: counted where the attack is made. */
export const repeat: Operation<Does<'repeat'>> = {};

/** M-EFF-31: also if nobody lost a heart. */
export const recoil: Operation<Does<'recoil'>> = {
  *attacker(t, m, { by, chain }, { n, type }) {
    yield* wound(t, m, chain, by, [{ who: by, type: typeOfId(type), n }]);
  },
};

/** M-EFF-32: counted where targets are read. */
export const selfToo: Operation<Does<'self-too'>> = {};
