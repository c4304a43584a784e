/** What each Power token does for a gym leader. What it does for its owner in the League: league/. */
import type { PowerId } from '../../data/powers.ts';
import { POWERS } from '../../data/powers.ts';
import type { Battle } from '../../state.ts';
import type { LeaderPower } from './power.ts';

const TABLE: { readonly [id in PowerId]?: LeaderPower } = {};

const NONE: LeaderPower = {};
const BY_INDEX: readonly LeaderPower[] = POWERS.map(({ id }) => TABLE[id] ?? NONE);

/** The power that can still be used in a battle (M-GYM-15). */
export const powerOf = ({ power, powerUsed }: Battle): LeaderPower =>
  power < 0 || powerUsed ? NONE : BY_INDEX[power];
