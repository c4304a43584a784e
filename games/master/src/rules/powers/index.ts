/** What each Power token does for a gym leader. What it does for its owner in the League: league/. */
import { POWERS, type PowerId } from '../../data/powers.ts';
import type { Battle } from '../../state.ts';
import { defensivePosition } from './defensive-position.ts';
import { endure } from './endure.ts';
import { feint } from './feint.ts';
import type { LeaderPower } from './power.ts';
import { powerSurge } from './power-surge.ts';
import { quickStep } from './quick-step.ts';
import { rally } from './rally.ts';
import { secondWind } from './second-wind.ts';

const TABLE: { readonly [id in PowerId]: LeaderPower } = {
  'defensive-position': defensivePosition,
  'power-surge': powerSurge,
  'second-wind': secondWind,
  'quick-step': quickStep,
  endure,
  rally,
  feint,
};

const NONE: LeaderPower = {};

/** The power that can still be used in a battle (M-GYM-03, M-GYM-15). */
export const powerOf = ({ power, powerUsed }: Battle): LeaderPower =>
  power < 0 || powerUsed ? NONE : TABLE[POWERS[power].id];
