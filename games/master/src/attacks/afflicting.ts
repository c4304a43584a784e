/** Effects that bring conditions or exhaust attacks. */
import { ALL, NOTHING } from '@indigo/kernel';
import { conditionOf, gain } from '../league/conditions.ts';
import { exhaust, formOf, isOnField, seatOf } from '../league/fighters.ts';
import { DISABLE } from '../league/questions.ts';
import { tell } from '../table.ts';
import { typeOfId } from '../types.ts';
import { TACKLE } from './known.ts';
import type { Does, Operation } from './operation.ts';
import { planFor } from './plans.ts';

/** M-EFF-10: every target still on the field, whatever became of the packet. */
export const condition: Operation<Does<'condition'>> = {
  *targets(t, m, { hits, by, chain }, { condition: id, n }) {
    for (const { who } of hits) if (who !== by) yield* gain(t, m, chain, who, conditionOf(id), n);
  },
};

/** M-EFF-11, M-COND-10: after the activation; outside one at the end of the chain. */
export const asleepAfter: Operation<Does<'asleep-after'>> = {
  attacker(_t, _m, { go, chain, by }) {
    if (go.own) go.sleeps = true;
    else chain.sleepers.push(by);
    return NOTHING;
  },
};

/** M-EFF-29: one attack of the target that is not exhausted and not Tackle; without one nothing happens. */
export const disable: Operation<Does<'disable'>> = {
  *targets(t, m, { hits, by }) {
    for (const { who } of hits) {
      if (!isOnField(m, who)) continue;
      const f = m.fighters[who];
      const attacks = f.attacks.filter((attack) => attack !== TACKLE && !f.exhausted.includes(attack));
      if (attacks.length === 0) continue;
      const attack = yield* t.ask(seatOf(m, by), DISABLE(formOf(f)), () => attacks);
      exhaust(f, attack, TACKLE);
      tell(t, ALL, 'f.exhausted', seatOf(m, who), formOf(f), attack);
    }
  },
};

/** M-EFF-30: all attacks the user knows of a type and with damage of it, hourglass or not. */
export const burnOut: Operation<Does<'burn-out'>> = {
  attacker(t, m, { by }, { type }) {
    const f = m.fighters[by];
    for (const attack of f.attacks) {
      const plan = planFor(attack);
      if (plan.type !== typeOfId(type) || !plan.harms) continue;
      if (exhaust(f, attack, TACKLE)) tell(t, ALL, 'f.exhausted', seatOf(m, by), formOf(f), attack);
    }
    return NOTHING;
  },
};
