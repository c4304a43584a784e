/** Effects on the field itself. */
import { ALL, NOTHING } from '@indigo/kernel';
import { DISTANCE, type Hex } from '../league/field.ts';
import { isFree, seatOf } from '../league/fighters.ts';
import { BOULDER } from '../league/questions.ts';
import { FROM_TAIL } from '../league/shapes.ts';
import { tell } from '../table.ts';
import { typeOfId } from '../types.ts';
import type { Does, Operation } from './operation.ts';

/** M-EFF-26, M-ATK-13, M-ATK-22, M-FRIEND-18: it must be placed if any hex will do; the attacker chooses. */
export const boulder: Operation<Does<'boulder'>> = {
  *boulders(t, m, { by, covered }) {
    const free = covered.filter((hex) => isFree(m, hex));
    if (free.length === 0) return;
    const hex = yield* t.ask(seatOf(m, by), BOULDER, () => free);
    m.boulders.push(hex);
    tell(t, ALL, 'f.boulder-placed', hex);
  },
};

/** M-EFF-27: along a line, for every target farther along. M-EFF-28: for every target. */
export const breakBoulders: Operation<Does<'break-boulders'>> = {
  symbols(m, { by, laid, broken }, hit, { adds, to }) {
    const { hex: head, tail } = m.fighters[by];
    const from = laid >= FROM_TAIL ? tail : head;
    const { hex: target, tail: theirs } = m.fighters[hit.who];
    const far = (at: Hex): number => (at < 0 ? 0 : DISTANCE[from][at]);
    for (const rock of broken) {
      const isBeyond = far(rock) < Math.max(far(target), far(theirs));
      if (to === 'all' || isBeyond) hit.own.push(typeOfId(adds));
    }
  },
  boulders(t, m, { broken }) {
    for (const hex of broken) {
      m.boulders.splice(m.boulders.indexOf(hex), 1);
      tell(t, ALL, 'f.boulder-broken', hex);
    }
    return NOTHING;
  },
};

/** M-EFF-33: counted where targets are read. */
export const noSight: Operation<Does<'no-sight'>> = {};

/** M-EFF-35: counted where the shape is laid. */
export const tailToo: Operation<Does<'tail-too'>> = {};
