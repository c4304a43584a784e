import { ALL, NOTHING } from '@indigo/kernel';
import { stoneAct } from '../../answers.ts';
import { BY_STONE } from '../../cards.ts';
import type { Card, Stone } from '../../state.ts';
import { tell } from '../../table.ts';
import { formIn, hasFit } from '../../team.ts';
import { defeat } from '../defeat.ts';
import { evolve } from '../grow.ts';
import type { Deed } from './deed.ts';

/** M-GROW-13, M-GROW-16: a stone evolves a Pokémon, fit or fainted, that stands at the stage before, and is discarded. */
export const stone: Deed = {
  offer(s, seat, list) {
    const { stones, team } = s.players[seat];
    for (let kind = 0; kind < stones.length; kind++) {
      if (stones[kind] === 0) continue;
      for (const card of team) {
        if (BY_STONE[card][s.stage[card]][kind] >= 0) list.push(stoneAct(card, kind));
      }
    }
  },
  carry(t, seat, act) {
    const { s } = t;
    const [card, kind] = [act.card as Card, act.what as Stone];
    s.players[seat].stones[kind]--;
    tell(t, ALL, 'used-stone', seat, formIn(t.s, card), kind);
    evolve(t, seat, card, BY_STONE[card][s.stage[card]][kind]);
    if (!hasFit(s, seat)) defeat(t, seat); // M-DEF-01: the heart of a type token may have been the last (M-TYPE-07)
    return NOTHING;
  },
};
