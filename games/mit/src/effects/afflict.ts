import { ALL } from '@indigo/kernel';
import type { Effect, Shift, Status } from '../data/attacks.ts';
import { isFilled, put } from '../rules/modifiers.ts';
import { type T, tell } from '../table.ts';
import { isFit } from '../team.ts';
import type { Aim } from './effects.ts';

/** L-ATT-09: not on a Pokémon the same attack has knocked out; nor where the slot is filled (L-MOD-09). */
export function canAfflict(t: T, { does }: Effect, { fighter, side }: Aim): boolean {
  if (!isFit(t.s, fighter.card)) return false;
  if (!isFilled(fighter, does as Status | Shift)) return true;
  tell(t, ALL, 'unaffected', side.owner, fighter.card, does);
  return false;
}

/** L-MOD-01: it lies on one Pokémon. */
export function afflict(t: T, { does, size }: Effect, { fighter, side, by }: Aim): void {
  put(fighter, does as Status | Shift, size, by);
  tell(t, ALL, 'afflicted', side.owner, fighter.card, does, size);
}
