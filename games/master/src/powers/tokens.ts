/** Power tokens in a match: whose they are, and that each is used once (M-POW-01). */
import { ALL } from '@indigo/kernel';
import { POWERS, type PowerId } from '../data/powers.ts';
import type { Match, Side, SideIndex } from '../league/state.ts';
import type { Power } from '../state.ts';
import { type T, tell } from '../table.ts';

const INDEX: ReadonlyMap<string, Power> = new Map(POWERS.map(({ id }, power) => [id, power]));
export const powerOf = (id: PowerId): Power => INDEX.get(id) as Power;

/** M-POW-02: a token not yet used in this match. */
export const canUse = (m: Match, side: SideIndex, power: Power): boolean =>
  m.sides[side].powers.includes(power);

/** M-ATK-15: openly, once per match. */
export function spend(t: T, side: Side, power: Power): void {
  side.powers.splice(side.powers.indexOf(power), 1);
  tell(t, ALL, 'f.used-power', side.seat, power);
}
