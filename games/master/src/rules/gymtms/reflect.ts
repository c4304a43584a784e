import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { USE_OR_NOT } from '../../answers.ts';
import { REFLECT as QUESTION } from '../../questions.ts';
import type { Card } from '../../state.ts';
import { type T, tell } from '../../table.ts';
import { canUse, REFLECT, use } from './known.ts';

/** M-GTM-06: asked before any damage of a wild Pokémon is placed. True if all of it is ignored. */
export function* reflects(t: T, seat: Seat, card: Card): Rules<boolean> {
  if (!canUse(t.s, seat, REFLECT)) return false;
  if ((yield* t.ask(seat, QUESTION(card), () => USE_OR_NOT)) === 'no') return false;
  use(t.s, REFLECT);
  tell(t, ALL, 'reflected', seat, card);
  return true;
}
