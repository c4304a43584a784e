import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { type Answer, movesFrom } from '../../answers.ts';
import { board } from '../../board.ts';
import { MOVE_COST } from '../../data/rules.ts';
import { placeNo } from '../../names.ts';
import { SMOKESCREEN as QUESTION } from '../../questions.ts';
import type { Node } from '../../state.ts';
import { type T, tell } from '../../table.ts';
import { enter } from '../move.ts';
import { costOf } from '../roads.ts';
import { canUse, SMOKESCREEN, use } from './known.ts';

/** M-GTM-05, M-GTM-10: asked before a forced battle. True if it is refused; a free move may follow, also into another one (M-GTM-08). */
export function* declines(t: T, seat: Seat, node: Node): Rules<boolean> {
  const { s } = t;
  if (!canUse(s, seat, SMOKESCREEN)) return false;
  const foe = s.spots[node];
  const { roads } = board(s);
  const says: Answer | 'fight' | 'stay' = yield* t.ask(seat, QUESTION(foe), () => [
    'fight',
    'stay',
    ...movesFrom(s.options.simplified, node).filter(
      (act) => act.do === 'move' && costOf(s, seat, roads[act.road]) === MOVE_COST,
    ),
  ]);
  if (says === 'fight') return false;
  use(s, SMOKESCREEN);
  tell(t, ALL, 'smokescreen', seat, foe);
  if (typeof says === 'string' || says.do !== 'move') return true;
  tell(t, ALL, 'slipped', seat, placeNo(s, says.to), placeNo(s, node));
  yield* enter(t, seat, says.to);
  return true;
}
