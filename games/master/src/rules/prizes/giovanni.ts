import { ALL, type Rules } from '@indigo/kernel';
import { MASTER_BALL } from '../../answers.ts';
import { BOSS_PRIZE } from '../../questions.ts';
import { tell } from '../../table.ts';
import { gainTypeToken, typesLeft } from '../typetokens.ts';
import type { Prize } from './index.ts';

const EITHER: readonly ('master-ball' | 'type-token')[] = ['master-ball', 'type-token'];
const BALL: readonly ('master-ball' | 'type-token')[] = ['master-ball'];

/** M-GIO-03, M-GIO-04: the master ball (M-GIO-06: the only one) or a type token; no money. */
export const giovanniPrize: Prize = function* (t, seat): Rules {
  const { s } = t;
  s.giovanni++;
  const prize = yield* t.ask(seat, BOSS_PRIZE, () => (typesLeft(s).length > 0 ? EITHER : BALL));
  if (prize === 'type-token') yield* gainTypeToken(t, seat);
  else {
    s.players[seat].balls[MASTER_BALL]++;
    tell(t, ALL, 'got-master-ball', seat);
  }
};
