import { ALL, NOTHING } from '@indigo/kernel';
import { cardActs } from '../../answers.ts';
import type { Card } from '../../state.ts';
import { tell } from '../../table.ts';
import { formIn, isMaxLevel } from '../../team.ts';
import { levelUp } from '../grow.ts';
import type { Deed } from './deed.ts';

const ACTS = cardActs('deed:candy');

/** M-GROW-17, M-ITEM-04: 1 xp to any own Pokémon below its maximum level; a fainted one stays fainted. */
export const candy: Deed = {
  offer(s, seat, list) {
    const { candies, team } = s.players[seat];
    if (candies === 0) return;
    for (const card of team) if (!isMaxLevel(s, card)) list.push(ACTS[card]);
  },
  carry(t, seat, act) {
    t.s.players[seat].candies--;
    tell(t, ALL, 'used-candy', seat, formIn(t.s, act.card as Card));
    levelUp(t, seat, act.card as Card);
    return NOTHING;
  },
};
