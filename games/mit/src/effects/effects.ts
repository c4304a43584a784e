/** What attacks do besides their damage: a function for each family of effects, named by the data. */
import { ALL, type Rules } from '@indigo/kernel';
import { type Attack, type Effect, EVERY_HIT } from '../data/attacks.ts';
import { rollFor } from '../rules/dice.ts';
import type { Battle, Fighter, Side } from '../state.ts';
import { type T, tell } from '../table.ts';
import { afflict, canAfflict } from './afflict.ts';
import { knockOutSelf, recoil } from './recoil.ts';

/** Where an effect goes: its Pokémon, the side that Pokémon is on, and the side that attacks. */
export interface Aim {
  readonly fighter: Fighter;
  readonly side: Side;
  readonly by: 0 | 1;
}

interface Family {
  /** L-EFF-05: could it take hold? Only then is its die rolled. */
  can(t: T, effect: Effect, aim: Aim): boolean;
  apply(t: T, effect: Effect, aim: Aim): void;
}

const always = (): boolean => true;
const MODIFIER: Family = { can: canAfflict, apply: afflict };

const FAMILIES: { readonly [K in Effect['does']]: Family } = {
  poison: MODIFIER, // L-EFF-06
  burn: MODIFIER,
  confusion: MODIFIER, // L-EFF-07: on oneself too
  paralyze: MODIFIER,
  'taken-up': MODIFIER, // L-EFF-08
  'taken-down': MODIFIER, // L-EFF-09
  'dealt-up': MODIFIER, // L-EFF-10
  'dealt-down': MODIFIER, // L-EFF-11
  'accuracy-up': MODIFIER,
  'accuracy-down': MODIFIER, // L-EFF-12
  'self-damage': { can: always, apply: recoil }, // L-EFF-13
  'self-knockout': { can: always, apply: knockOutSelf }, // L-EFF-14
};

/** L-ATT-04: in printed order, after a hit. Many attacks have none (L-EFF-02, L-EFF-03). */
export function* carryOut(t: T, battle: Battle, { effects }: Attack): Rules {
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i];
    const aim = aimOf(battle, effect);
    const family = FAMILIES[effect.does];
    if (!family.can(t, effect, aim)) continue;
    if (effect.roll < EVERY_HIT) {
      const side = battle.sides[battle.turn];
      const pips = yield* rollFor(t, side, 'effect');
      const told = pips <= effect.roll ? 'took-hold' : 'no-hold';
      tell(t, ALL, told, effect.does, pips, effect.roll, side.owner);
      if (pips > effect.roll) continue;
    }
    family.apply(t, effect, aim);
  }
}

/** L-EFF-04. */
function aimOf(battle: Battle, { to }: Effect): Aim {
  const by = battle.turn;
  const side = battle.sides[to === 'self' ? by : 1 - by];
  return { fighter: side.fighters[side.active], side, by };
}
