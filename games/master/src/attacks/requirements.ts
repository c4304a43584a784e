/** What an attack asks for before it can be declared, and of its targets. */
import { ATTACKS } from '../data/attacks.ts';
import { stepsLeft as leftOf, speedOf } from '../league/speed.ts';
import type { Does, Operation } from './operation.ts';

/** M-EFF-19: no step or own jump before it in this activation, none after it; Sunny Day waives it for Solar Beam (M-EFF-06). */
export const standing: Operation<Does<'standing'>> = {
  bars: (_m, go, _effect, attack, boost) => go.moved && boost?.waives !== ATTACKS[attack].id,
  before(_m, { go, boost, attack }) {
    if (boost?.waives !== ATTACKS[attack].id) go.still = true;
  },
};

/** M-EFF-20: steps left, which are not used up. Outside its own activation a Pokémon has none. */
export const stepsLeft: Operation<Does<'steps-left'>> = {
  bars: (m, go, { n }) => leftOf(m, go) < n,
};

/** M-EFF-21. */
export const onlySpeed: Operation<Does<'only-speed'>> = {
  admits: (m, target, { speed }) => speedOf(m, target) === speed,
};

/** M-EFF-22: only in an activation missed by sleep. */
export const asleepOnly: Operation<Does<'asleep-only'>> = {
  bars: (_m, go) => !go.asleep,
};
