import { NOTHING, type Rules } from '@indigo/kernel';
import type { T } from '../table.ts';
import { gain, IS_ASLEEP } from './conditions.ts';
import type { Chain } from './context.ts';
import { answerFaints } from './faints.ts';
import { activeSide, isOver } from './fighters.ts';
import type { Match } from './state.ts';

/** The end of a chain: faints are answered, and what a free attack put off is put on (M-EFF-11). */
export function closeChain(t: T, m: Match, chain: Chain): Rules {
  return chain.fallen.length === 0 && chain.sleepers.length === 0 ? NOTHING : close(t, m, chain);
}

function* close(t: T, m: Match, chain: Chain): Rules {
  do {
    yield* answerFaints(t, m, chain, activeSide(m));
    const who = chain.sleepers.shift();
    if (who !== undefined && !isOver(m)) yield* gain(t, m, chain, who, IS_ASLEEP, 0);
  } while (chain.fallen.length > 0 || chain.sleepers.length > 0);
}
