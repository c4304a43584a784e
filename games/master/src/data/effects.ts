/** What an attack does besides its damage, as data. What each of these means: the file of the same name in `attacks/`. */
import type { TypeId } from './types.ts';

/** M-COND: the kinds of conditions. */
export type ConditionId = 'poisoned' | 'asleep' | 'flinched' | 'slowed-to' | 'slowed-by' | 'blinded';

/** M-EFF-05 to 07: what a free attack that an attack gives has more than others. */
export interface Boost {
  /** One symbol of this type more for each target, if the attack deals the type. */
  readonly adds?: TypeId;
  /** An attack that deals this type may be laid as `tri3`. */
  readonly reshapes?: TypeId;
  /** The attack whose duty to stand still does not hold. */
  readonly waives?: string;
  readonly allSuper?: boolean;
}

export type Effect =
  | {
      readonly does: 'free-moves';
      readonly n: number;
      readonly when: 'before' | 'after';
      readonly over: boolean;
    }
  | { readonly does: 'jump' }
  | { readonly does: 'toss' }
  | { readonly does: 'push'; readonly n: number }
  | { readonly does: 'teleport' }
  | { readonly does: 'free-attack'; readonly boost: Boost }
  | { readonly does: 'another-attack' }
  | { readonly does: 'copy'; readonly from: 'foe-this-round' | 'last-hit' }
  | { readonly does: 'condition'; readonly condition: ConditionId; readonly n: number }
  | { readonly does: 'asleep-after' }
  | { readonly does: 'disable' }
  | { readonly does: 'burn-out'; readonly type: TypeId }
  | { readonly does: 'heal'; readonly n: number }
  | { readonly does: 'drain' }
  | { readonly does: 'per-missing-heart'; readonly most: number }
  | { readonly does: 'per-counter' }
  | { readonly does: 'when-low'; readonly hearts: number; readonly n: number }
  | { readonly does: 'against-healthier'; readonly n: number }
  | { readonly does: 'repeat'; readonly times: number }
  | { readonly does: 'recoil'; readonly n: number; readonly type: TypeId }
  | { readonly does: 'self-too' }
  | { readonly does: 'standing' }
  | { readonly does: 'steps-left'; readonly n: number }
  | { readonly does: 'only-speed'; readonly speed: number }
  | { readonly does: 'asleep-only' }
  | { readonly does: 'boulder' }
  | { readonly does: 'break-boulders'; readonly adds: TypeId; readonly to: 'all' | 'beyond' }
  | { readonly does: 'no-sight' }
  | { readonly does: 'tail-too' };

export const freeMoves = (n: number, when: 'before' | 'after', over = false): Effect => ({
  does: 'free-moves',
  n,
  when,
  over,
});
export const jump = (): Effect => ({ does: 'jump' });
export const toss = (): Effect => ({ does: 'toss' });
export const push = (n: number): Effect => ({ does: 'push', n });
export const teleport = (): Effect => ({ does: 'teleport' });
export const freeAttack = (boost: Boost): Effect => ({ does: 'free-attack', boost });
export const anotherAttack = (): Effect => ({ does: 'another-attack' });
export const copy = (from: 'foe-this-round' | 'last-hit'): Effect => ({ does: 'copy', from });
/** A number for the slowed ones: slowed to so much, slowed by so much. */
export const onTargets = (condition: ConditionId, n = 0): Effect => ({ does: 'condition', condition, n });
export const asleepAfter = (): Effect => ({ does: 'asleep-after' });
export const disable = (): Effect => ({ does: 'disable' });
export const burnOut = (type: TypeId): Effect => ({ does: 'burn-out', type });
export const heal = (n: number): Effect => ({ does: 'heal', n });
export const drain = (): Effect => ({ does: 'drain' });
export const perMissingHeart = (most: number): Effect => ({ does: 'per-missing-heart', most });
export const perCounter = (): Effect => ({ does: 'per-counter' });
export const whenLow = (hearts: number, n: number): Effect => ({ does: 'when-low', hearts, n });
export const againstHealthier = (n: number): Effect => ({ does: 'against-healthier', n });
export const repeat = (times: number): Effect => ({ does: 'repeat', times });
export const recoil = (n: number, type: TypeId): Effect => ({ does: 'recoil', n, type });
export const selfToo = (): Effect => ({ does: 'self-too' });
export const standing = (): Effect => ({ does: 'standing' });
export const stepsLeft = (n: number): Effect => ({ does: 'steps-left', n });
export const onlySpeed = (speed: number): Effect => ({ does: 'only-speed', speed });
export const asleepOnly = (): Effect => ({ does: 'asleep-only' });
export const boulder = (): Effect => ({ does: 'boulder' });
export const breakBoulders = (adds: TypeId, to: 'all' | 'beyond'): Effect => ({
  does: 'break-boulders',
  adds,
  to,
});
export const noSight = (): Effect => ({ does: 'no-sight' });
export const tailToo = (): Effect => ({ does: 'tail-too' });
