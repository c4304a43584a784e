/** Each attack with what its effects do, sorted by when they do it: worked out once. */
import { ATTACKS, type Attack } from '../data/attacks.ts';
import type { Effect } from '../data/effects.ts';
import type { AttackIndex } from '../league/state.ts';
import type { Type } from '../state.ts';
import { TYPE_OF } from './known.ts';
import type { Does, Operation } from './operation.ts';
import { operations } from './operations.ts';

export interface Plan {
  readonly index: AttackIndex;
  readonly attack: Attack;
  readonly type: Type;
  /** M-EFF-01: its free moves before it is laid. */
  readonly moves: Does<'free-moves'> | null;
  /** M-EFF-18. */
  readonly times: number;
  /** M-EFF-33, M-BEAM-01. */
  readonly needsSight: boolean;
  readonly isBeam: boolean;
  /** M-SHAPE-04, M-SHAPE-06: laid round the attacker whatever the range. */
  readonly isNear: boolean;
  readonly jumps: boolean;
  readonly teleports: boolean;
  readonly laysBoulder: boolean;
  readonly breaks: 'all' | 'beyond' | null;
  readonly tailToo: boolean;
  readonly selfToo: boolean;
  /** It may put own symbols into a packet (M-SEQ-08). */
  readonly harms: boolean;
  readonly asleepOnly: boolean;
  readonly copies: Does<'copy'>['from'] | null;
  readonly effects: readonly Step[];
}

interface Step {
  readonly effect: never;
  readonly does: Operation;
}

const SYMBOLS: readonly Effect['does'][] = ['per-missing-heart', 'per-counter'];

function planOf(attack: Attack, index: AttackIndex, table: ReturnType<typeof operations>): Plan {
  const { shape, effects, range, damage } = attack;
  const find = <K extends Effect['does']>(does: K): Does<K> | null =>
    (effects.find((effect) => effect.does === does) as Does<K> | undefined) ?? null;
  const moves = effects.find(
    (effect): effect is Does<'free-moves'> => effect.does === 'free-moves' && effect.when === 'before',
  );
  const isBeam = shape === 'line';
  return {
    index,
    attack,
    type: TYPE_OF[index],
    moves: moves ?? null,
    times: find('repeat')?.times ?? 1,
    needsSight: !isBeam && find('no-sight') === null,
    isBeam,
    isNear: shape === 'ring6' || (shape === 'arc3' && range === 1),
    jumps: find('jump') !== null,
    teleports: find('teleport') !== null,
    laysBoulder: find('boulder') !== null,
    breaks: find('break-boulders')?.to ?? null,
    tailToo: find('tail-too') !== null,
    selfToo: find('self-too') !== null,
    harms: damage > 0 || effects.some(({ does }) => SYMBOLS.includes(does)),
    asleepOnly: find('asleep-only') !== null,
    copies: find('copy')?.from ?? null,
    // M-EFF-39: many have none
    effects: effects.map((effect) => ({
      effect: effect as never,
      does: table[effect.does] as Operation,
    })),
  };
}

let plans: readonly Plan[] | null = null;

/** Made at the first use: effects and the rules they work with know each other. */
export function planFor(attack: AttackIndex): Plan {
  if (plans === null) {
    const table = operations();
    plans = ATTACKS.map((one, index) => planOf(one, index, table));
  }
  return plans[attack];
}
