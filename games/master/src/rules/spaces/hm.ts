import { ALL } from '@indigo/kernel';
import { HM_DICE } from '../../machines.ts';
import { TEACH } from '../../questions.ts';
import type { Card, Machine, Master } from '../../state.ts';
import { tell } from '../../table.ts';
import { diceOf } from '../../team.ts';
import { teamKnows } from '../roads.ts';
import { knowsAttack, learnsAnyway, teach } from '../teach.ts';
import type { SpaceRules } from './space.ts';

/** M-HM-01, M-HM-02, M-HM-10: one of the right dice at the stage it stands at; Mew needs none (M-ABIL-60). */
const canLearn = (s: Master, card: Card, hm: Machine): boolean =>
  (diceOf(s, card).some((die) => HM_DICE[hm].includes(die)) || learnsAnyway(s, card, hm)) &&
  !knowsAttack(s, card, hm);

/** HM tokens stay where they lie; the HMs come first among the machines, so a token is its machine. */
export const hm: SpaceRules = {
  /** M-HM-04: not while the team has a knower; M-HM-05: not without a copy; M-INT-06: not if nobody can. */
  offers(s, seat, node) {
    const machine = s.spots[node];
    if (s.hms[machine] === 0 || teamKnows(s, seat, machine)) return false;
    return s.players[seat].team.some((card) => canLearn(s, card, machine));
  },
  *interact(t, seat, node) {
    const { s } = t;
    const machine = s.spots[node];
    const card = yield* t.ask(seat, TEACH(machine), () =>
      s.players[seat].team.filter((one) => canLearn(s, one, machine)),
    );
    s.hms[machine]--; // M-HM-07
    teach(t, seat, card, machine);
    if (s.hms[machine] === 0) tell(t, ALL, 'hm-gone', machine);
  },
};
