import { ALL, type Rules } from '@indigo/kernel';
import { DOJO_CARDS } from '../../cards.ts';
import { DOJO_PRIZE } from '../../questions.ts';
import { IN_SUPPLY } from '../../state.ts';
import { tell } from '../../table.ts';
import { receive } from '../grow.ts';
import type { Prize } from './index.ts';

/** M-DOJO-02, M-DOJO-04: one of the prizes that are left; no money. */
export const karatePrize: Prize = function* (t, seat): Rules {
  const { s } = t;
  s.karate++;
  const card = yield* t.ask(seat, DOJO_PRIZE, () => DOJO_CARDS.filter((one) => s.where[one] === IN_SUPPLY));
  receive(s, seat, card);
  tell(t, ALL, 'received', seat, card);
};
