/** Effects that give another attack. Copying is done where attacks are declared. */
import { freeAttack as makeFreeAttack } from '../league/attack.ts';
import type { Does, Operation } from './operation.ts';

/** M-EFF-04: at once; the giving attack itself affects nobody. */
export const freeAttack: Operation<Does<'free-attack'>> = {
  *attacker(t, m, { go, chain }, { boost }) {
    yield* makeFreeAttack(t, m, go, chain, boost);
  },
};

/** M-EFF-08: after damage, effects and reactions, one of another name. */
export const anotherAttack: Operation<Does<'another-attack'>> = {
  *last(t, m, { go, chain }) {
    yield* makeFreeAttack(t, m, go, chain, null);
  },
};

/** M-EFF-36, M-EFF-37. */
export const copy: Operation<Does<'copy'>> = {};
