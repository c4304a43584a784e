import { ALL } from '@indigo/kernel';
import { HP_OF } from '../cards.ts';
import type { Effect } from '../data/attacks.ts';
import { type T, tell } from '../table.ts';
import { hpOf, hurt } from '../team.ts';
import type { Aim } from './effects.ts';

/** L-EFF-13: changed by nothing. */
export function recoil(t: T, { size }: Effect, { fighter, side }: Aim): void {
  hurt(t.s, fighter.card, size);
  tell(t, ALL, 'hurt-itself', side.owner, fighter.card, size, hpOf(t.s, fighter.card));
}

/** L-EFF-14: whatever its HP. */
export function knockOutSelf(t: T, _effect: Effect, { fighter, side }: Aim): void {
  hurt(t.s, fighter.card, HP_OF[fighter.card]);
  tell(t, ALL, 'blew-up', side.owner, fighter.card);
}
