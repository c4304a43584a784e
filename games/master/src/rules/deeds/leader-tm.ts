import { ALL, NOTHING } from '@indigo/kernel';
import { type DeedAnswer, machineActs } from '../../answers.ts';
import { GYM_TMS } from '../../data/machines.ts';
import { FIRST_GYM_TM } from '../../machines.ts';
import { MONEY } from '../../money.ts';
import type { Card, Machine } from '../../state.ts';
import { tell } from '../../table.ts';
import { canLearnTm, teach } from '../teach.ts';
import type { Deed } from './deed.ts';

const ACTS: readonly (readonly DeedAnswer[])[] = machineActs(
  'deed:leader-tm',
  GYM_TMS.map((_, i) => FIRST_GYM_TM + i),
);

/** M-GYM-08, M-GYM-09, M-GYM-17: a leader token is spent for its TM, once; not in the simplified game (M-SIMP-05, M-SIMP-10). */
export const leaderTm: Deed = {
  offer(s, seat, list) {
    if (s.options.simplified) return;
    const { money, team } = s.players[seat];
    for (const token of money) {
      const { tm } = MONEY[token];
      if (tm < 0) continue;
      for (const card of team) if (canLearnTm(s, card, tm)) list.push(ACTS[card][tm - FIRST_GYM_TM]);
    }
  },
  carry(t, seat, act) {
    const machine = act.what as Machine;
    const { money } = t.s.players[seat];
    const token = money.findIndex((one) => MONEY[one].tm === machine);
    tell(t, ALL, 'spent', seat, money[token]);
    money.splice(token, 1);
    teach(t, seat, act.card as Card, machine);
    return NOTHING;
  },
};
