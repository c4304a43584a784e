/** Learning HMs and TMs. */
import { ALL, type Seat } from '@indigo/kernel';
import { HOOKS } from '../abilities/abilities.ts';
import { POKEMON } from '../data/pokemon.ts';
import { isAble, MACHINES } from '../machines.ts';
import type { Card, Machine, Master } from '../state.ts';
import { type T, tell } from '../table.ts';
import { formIn, typeOf } from '../team.ts';

/** M-GYM-18: each attack once, taught or printed for a stage reached. */
export function knowsAttack(s: Master, card: Card, machine: Machine): boolean {
  const { attack } = MACHINES[machine];
  if (s.taught[card].some((one) => MACHINES[one].attack === attack)) return true;
  const { stages } = POKEMON[card];
  for (let stage = s.stage[card]; stage >= 0; stage = stages[stage].from) {
    if (stages[stage].attacks.includes(attack)) return true;
  }
  return false;
}

/** M-ABIL-60, M-EXP-08: by its ability, the only one that works off the field. */
export const learnsAnyway = (s: Master, card: Card, machine: Machine): boolean =>
  s.options.abilities && HOOKS.learns[card]?.(MACHINES[machine].attack) === true;

/** M-GYM-09, M-SHOP-08: able by type or by number, fit or fainted, and it does not know the attack yet. */
export const canLearnTm = (s: Master, card: Card, machine: Machine): boolean =>
  (isAble(card, typeOf(s, card), machine) || learnsAnyway(s, card, machine)) &&
  !knowsAttack(s, card, machine);

/** M-GYM-12: for good, on the hex field too (M-HM-09). */
export function teach(t: T, seat: Seat, card: Card, machine: Machine): void {
  const { s } = t;
  s.taught[card] = Object.freeze([...s.taught[card], machine]);
  tell(t, ALL, 'taught', seat, formIn(t.s, card), machine);
}
