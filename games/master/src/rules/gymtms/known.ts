/** Gym TMs on the map: who has one, and what was used in this turn (M-GYM-10, M-GYM-11). */
import type { Seat } from '@indigo/kernel';
import { FIRST_GYM_TM, machineOf } from '../../machines.ts';
import type { Machine, Master } from '../../state.ts';
import { teamKnows } from '../roads.ts';

export const DIG = machineOf('dig');
export const RAIN_DANCE = machineOf('rain-dance');
export const FLASH = machineOf('flash');
export const SYNTHESIS = machineOf('synthesis');
export const SMOKESCREEN = machineOf('smokescreen');
export const REFLECT = machineOf('reflect');
export const SUNNY_DAY = machineOf('sunny-day');

const bit = (tm: Machine): number => 1 << (tm - FIRST_GYM_TM);

/** M-GYM-11, M-GTM-08: somebody in the team knows it, fit or fainted, it is the owner's turn, and it was not used in it yet. */
export const canUse = (s: Master, seat: Seat, tm: Machine): boolean =>
  seat === s.active && (s.used & bit(tm)) === 0 && teamKnows(s, seat, tm);

/** Once a turn. */
export function use(s: Master, tm: Machine): void {
  s.used |= bit(tm);
}
