import { ALL, NOTHING } from '@indigo/kernel';
import { cardActs } from '../../answers.ts';
import { SYNTHESIS as HEARTS } from '../../data/rules.ts';
import { knows } from '../../machines.ts';
import type { Card } from '../../state.ts';
import { tell } from '../../table.ts';
import { formIn, isFit, maxHearts } from '../../team.ts';
import { canUse, SYNTHESIS, use } from '../gymtms/known.ts';
import type { Deed } from './deed.ts';

const ACTS = cardActs('deed:synthesis');

/** M-GTM-04: once a turn the Pokémon that knows it regains a heart, unless it has fainted. */
export const synthesis: Deed = {
  offer(s, seat, list) {
    if (!canUse(s, seat, SYNTHESIS)) return;
    for (const card of s.players[seat].team) {
      if (knows(s, card, SYNTHESIS) && isFit(s, card) && s.hearts[card] < maxHearts(s, seat, card))
        list.push(ACTS[card]);
    }
  },
  carry(t, seat, act) {
    const card = act.card as Card;
    use(t.s, SYNTHESIS);
    t.s.hearts[card] += HEARTS;
    tell(t, ALL, 'synthesis', seat, formIn(t.s, card), t.s.hearts[card]);
    return NOTHING;
  },
};
