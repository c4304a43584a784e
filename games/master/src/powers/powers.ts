/** What each Power token does on the field. Those an owner plays in an activation are offered there (M-ACT-13). */
import { ALL, NOTHING, type Rules } from '@indigo/kernel';
import { planFor } from '../attacks/plans.ts';
import { ENDURED, QUICK_STEPS, SECOND_WIND, SURGE } from '../data/powers.ts';
import { YES_OR_NO } from '../league/answers.ts';
import { closeChain } from '../league/chain.ts';
import { gain, IS_FLINCHED } from '../league/conditions.ts';
import { type Making, newChain } from '../league/context.ts';
import {
  activeSide,
  areFoes,
  bothFrom,
  EVERYBODY,
  formOf,
  isOnField,
  ownerOf,
  regain,
  seatOf,
  sideOf,
} from '../league/fighters.ts';
import { freeMoves } from '../league/moves.ts';
import { ENDURE, FEINT, GUARD, RALLY, SURGE as SURGE_QUESTION } from '../league/questions.ts';
import type { Go, Match, SideIndex, Who } from '../league/state.ts';
import { isStill } from '../league/usable.ts';
import type { Power } from '../state.ts';
import { type T, tell } from '../table.ts';
import { typeOfId } from '../types.ts';
import { canUse, powerOf, spend } from './tokens.ts';

const GUARD_TOKEN = powerOf('defensive-position');
const SURGE_TOKEN = powerOf('power-surge');
const WIND_TOKEN = powerOf('second-wind');
const STEP_TOKEN = powerOf('quick-step');
const ENDURE_TOKEN = powerOf('endure');
const RALLY_TOKEN = powerOf('rally');
const FEINT_TOKEN = powerOf('feint');
const NORMAL = typeOfId('normal');

/** A token its owner may play while an own Pokémon is activated. */
interface Played {
  offered(m: Match, go: Go): boolean;
  play(t: T, m: Match, go: Go): Rules;
}

/** Nothing has been done yet in this activation. */
const isStart = (go: Go): boolean => go.steps === 0 && !go.moved && go.attacks === 0;

/** M-POW-08: at the start of an own activation, hearts back. */
const secondWind: Played = {
  offered: (m, go) => isStart(go) && m.fighters[go.who].hearts < m.fighters[go.who].max,
  play: (t, m, go) => {
    const f = m.fighters[go.who];
    const gained = regain(f, SECOND_WIND);
    tell(t, ALL, 'f.regained', seatOf(m, go.who), formOf(f), gained, f.hearts);
    return NOTHING;
  },
};

/** M-POW-10: free moves at one point of an activation outside an attack, not while asleep. */
const quickStep: Played = {
  offered: (m, go) => !go.asleep && !isStill(m, go),
  *play(t, m, go) {
    const chain = newChain();
    yield* freeMoves(t, m, chain, go, QUICK_STEPS);
    yield* closeChain(t, m, chain);
  },
};

/** M-POW-14: before its attack, one exhausted attack is usable again. */
const rally: Played = {
  offered: (m, go) => go.attacks === 0 && m.fighters[go.who].exhausted.length > 0,
  *play(t, m, go) {
    const f = m.fighters[go.who];
    const attack = yield* t.ask(seatOf(m, go.who), RALLY(formOf(f)), () => f.exhausted.slice());
    f.exhausted.splice(f.exhausted.indexOf(attack), 1);
    tell(t, ALL, 'f.refreshed', seatOf(m, go.who), formOf(f), attack);
  },
};

/** M-POW-16: at the start of an own activation, no sight needed. */
const feint: Played = {
  offered: (m, go) => isStart(go) && foesOf(m, go.who).length > 0,
  *play(t, m, go) {
    const chain = newChain();
    const who = yield* t.ask(seatOf(m, go.who), FEINT, () => foesOf(m, go.who));
    yield* gain(t, m, chain, who, IS_FLINCHED, 0);
    yield* closeChain(t, m, chain);
  },
};

const foesOf = (m: Match, who: Who): Who[] =>
  EVERYBODY.filter((one) => areFoes(who, one) && isOnField(m, one));

const PLAYED: readonly (Played | null)[] = (() => {
  const list: (Played | null)[] = [];
  list[GUARD_TOKEN] = null;
  list[SURGE_TOKEN] = null;
  list[ENDURE_TOKEN] = null;
  list[WIND_TOKEN] = secondWind;
  list[STEP_TOKEN] = quickStep;
  list[RALLY_TOKEN] = rally;
  list[FEINT_TOKEN] = feint;
  return list;
})();

/** M-ACT-13: the tokens whose moment it is. */
export const playable = (m: Match, go: Go): Power[] =>
  ownerOf(m, go.who).powers.filter((power) => PLAYED[power]?.offered(m, go) === true);

export function* play(t: T, m: Match, go: Go, power: Power): Rules {
  spend(t, ownerOf(m, go.who), power);
  yield* (PLAYED[power] as Played).play(t, m, go);
}

/** M-POW-06: declared with an own attack, one normal more for each target (M-SEQ-08). */
export function powerSurge(t: T, m: Match, making: Making): Rules {
  const side = sideOf(making.by);
  return canUse(m, side, SURGE_TOKEN) && planFor(making.attack).harms ? surge(t, m, making, side) : NOTHING;
}

function* surge(t: T, m: Match, making: Making, side: SideIndex): Rules {
  const f = m.fighters[making.by];
  const use = yield* t.ask(m.sides[side].seat, SURGE_QUESTION(formOf(f), making.attack), () => YES_OR_NO);
  if (use === 'no') return;
  spend(t, m.sides[side], SURGE_TOKEN);
  for (let i = 0; i < SURGE; i++) making.extra.push(NORMAL);
}

/** M-POW-04: once the packets are known, the damage to all own Pokémon may be ignored; the activating player decides first. */
export function defensivePosition(t: T, m: Match, making: Making): Rules {
  return canUse(m, 0, GUARD_TOKEN) || canUse(m, 1, GUARD_TOKEN) ? guard(t, m, making) : NOTHING;
}

function* guard(t: T, m: Match, making: Making): Rules {
  for (const side of bothFrom(activeSide(m))) {
    if (!canUse(m, side, GUARD_TOKEN)) continue;
    const own = making.hits.filter(({ who, lost, ignored }) => sideOf(who) === side && lost > 0 && !ignored);
    if (own.length === 0) continue;
    const forms = own.map(({ who }) => formOf(m.fighters[who]));
    const lost = own.map((hit) => hit.lost);
    const use = yield* t.ask(m.sides[side].seat, GUARD(making.attack, forms, lost), () => YES_OR_NO);
    if (use === 'no') continue;
    spend(t, m.sides[side], GUARD_TOKEN);
    for (const hit of own) hit.ignored = true;
  }
}

const NO_ONE = 'no';

/** M-POW-12: one own Pokémon that would faint keeps a heart. */
export function* endure(t: T, m: Match, down: readonly Who[]): Rules {
  for (const side of bothFrom(activeSide(m))) {
    const own = down.filter((who) => sideOf(who) === side);
    if (own.length === 0 || !canUse(m, side, ENDURE_TOKEN)) continue;
    const who = yield* t.ask(m.sides[side].seat, ENDURE, () => [...own, NO_ONE]);
    if (who === NO_ONE) continue;
    spend(t, m.sides[side], ENDURE_TOKEN);
    const f = m.fighters[who as Who];
    f.hearts = ENDURED;
    f.falling = false;
    tell(t, ALL, 'f.endured', seatOf(m, who as Who), formOf(f));
  }
}
