/** Attacks of the field as bots reckon with them: what each takes and does, worked out once from the data. No rule depends on it. */
import { ATTACKS, type Attack } from '../data/attacks.ts';
import type { ConditionId, Effect } from '../data/effects.ts';
import type { AttackIndex } from '../league/state.ts';
import type { Type } from '../state.ts';
import { typeOfId } from '../types.ts';

/** How much a condition on a foe is worth, in hearts. */
export const CONDITION_WORTH: { readonly [id in ConditionId]: number } = {
  asleep: 2.2,
  flinched: 0.6,
  poisoned: 0.6,
  blinded: 0.6,
  'slowed-to': 0.5,
  'slowed-by': 0.3,
};

/** An attack, seen by what it comes to. */
export interface Profile {
  readonly type: Type;
  /** Symbols for each target, whatever else is so. */
  readonly damage: number;
  readonly times: number;
  readonly range: number;
  /** Free moves before it is laid. */
  readonly moves: number;
  readonly perCounter: boolean;
  readonly perMissing: number;
  readonly low: { readonly hearts: number; readonly n: number } | null;
  readonly healthier: number;
  readonly conditions: readonly ConditionId[];
  readonly heals: number;
  readonly drains: boolean;
  readonly recoil: number;
  readonly selfToo: boolean;
  readonly sleepsAfter: boolean;
  readonly once: boolean;
  /** About how many hearts a use of it is worth, by itself. */
  readonly power: number;
}

type Does<K extends Effect['does']> = Extract<Effect, { readonly does: K }>;

/** Those that can hit several, or from afar, are worth more than their symbols. */
const WIDE = 1.25;
const FAR = 1.25;
const NEAR = 1.1;
const SLEEPER = 1.5;

function profileOf(attack: Attack): Profile {
  const { type, damage, range, hourglass, shape, effects } = attack;
  const find = <K extends Effect['does']>(does: K): Does<K> | undefined =>
    effects.find((effect): effect is Does<K> => effect.does === does);
  const moves = effects.find(
    (effect): effect is Does<'free-moves'> => effect.does === 'free-moves' && effect.when === 'before',
  );
  const conditions = effects.flatMap((effect) => (effect.does === 'condition' ? [effect.condition] : []));
  const times = find('repeat')?.times ?? 1;
  const low = find('when-low');
  const half = {
    damage,
    times,
    range,
    conditions,
    once: hourglass,
    moves: moves?.n ?? 0,
    type: typeOfId(type),
    perCounter: find('per-counter') !== undefined,
    perMissing: find('per-missing-heart')?.most ?? 0,
    low: low === undefined ? null : { hearts: low.hearts, n: low.n },
    healthier: find('against-healthier')?.n ?? 0,
    heals: find('heal')?.n ?? 0,
    drains: find('drain') !== undefined,
    recoil: find('recoil')?.n ?? 0,
    selfToo: find('self-too') !== undefined,
    sleepsAfter: find('asleep-after') !== undefined,
  };
  let power = times * (damage + (half.perCounter ? 1.5 : 0) + half.perMissing / 3 + half.healthier / 2);
  power += (low?.n ?? 0) / 3;
  for (const condition of conditions) power += CONDITION_WORTH[condition];
  if (shape !== 'single' && shape !== 'self' && shape !== 'none') power *= WIDE;
  power *= range + half.moves > 3 ? FAR : range + half.moves > 1 ? NEAR : 1;
  power += half.heals / 2 + (half.drains ? damage / 2 : 0) - half.recoil / 2;
  if (half.sleepsAfter) power -= SLEEPER;
  if (half.selfToo) power /= 2;
  return { ...half, power };
}

export const PROFILES: readonly Profile[] = ATTACKS.map(profileOf);

/** How much of what a better attack has over the best that can always be used counts, as it can be used once. */
const ONCE_SHARE = 0.35;

/** What somebody with these attacks does in an activation, on average over a match. */
export function sting(attacks: readonly AttackIndex[], exhausted: readonly AttackIndex[]): number {
  let always = 0;
  for (let i = 0; i < attacks.length; i++) {
    const { once, power } = PROFILES[attacks[i]];
    if (!once && power > always) always = power;
  }
  let sum = always;
  for (let i = 0; i < attacks.length; i++) {
    const { once, power } = PROFILES[attacks[i]];
    if (once && power > always && !exhausted.includes(attacks[i])) sum += ONCE_SHARE * (power - always);
  }
  return sum;
}
