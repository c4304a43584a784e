/** What attacks give to a free attack, as numbers: so a question can name it. */
import { ATTACKS } from '../data/attacks.ts';
import type { Boost } from '../data/effects.ts';

const BOOSTS: readonly Boost[] = ATTACKS.flatMap(({ effects }) =>
  effects.flatMap((effect) => (effect.does === 'free-attack' ? [effect.boost] : [])),
);

/** -1: none. */
export const boostNo = (boost: Boost | null): number => (boost === null ? -1 : BOOSTS.indexOf(boost));
export const boostAt = (no: number): Boost | null => BOOSTS[no] ?? null;
