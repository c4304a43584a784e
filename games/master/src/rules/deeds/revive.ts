import { ALL, NOTHING } from '@indigo/kernel';
import { cardActs } from '../../answers.ts';
import type { Card } from '../../state.ts';
import { tell } from '../../table.ts';
import { formIn, maxHearts } from '../../team.ts';
import type { Deed } from './deed.ts';

const ACTS = cardActs('deed:revive');

/** M-ITEM-05: one own Pokémon, fainted or not, to full hearts. */
export const revive: Deed = {
  offer(s, seat, list) {
    const { revives, team } = s.players[seat];
    if (revives === 0) return;
    for (const card of team) if (s.hearts[card] < maxHearts(s, seat, card)) list.push(ACTS[card]);
  },
  carry(t, seat, act) {
    const card = act.card as Card;
    t.s.players[seat].revives--;
    t.s.hearts[card] = maxHearts(t.s, seat, card);
    tell(t, ALL, 'used-revive', seat, formIn(t.s, card));
    return NOTHING;
  },
};
