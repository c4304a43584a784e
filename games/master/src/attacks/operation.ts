/** What an effect of an attack can do, and when (M-SEQ-01). Each is a small object with the hooks it needs. */
import type { Rules } from '@indigo/kernel';
import type { Boost, Effect } from '../data/effects.ts';
import type { Hit, Making } from '../league/context.ts';
import type { AttackIndex, Go, Match, Who } from '../league/state.ts';
import type { T } from '../table.ts';

export type Does<K extends Effect['does']> = Extract<Effect, { readonly does: K }>;

export interface Operation<E extends Effect = never> {
  /** M-SEQ-02: it keeps the attack from being declared. */
  bars?(m: Match, go: Go, effect: E, attack: AttackIndex, boost: Boost | null): boolean;
  /** Only such Pokémon can be affected. */
  admits?(m: Match, target: Who, effect: E): boolean;
  /** M-SEQ-04: before the shape is laid, after its free moves. */
  before?(m: Match, making: Making, effect: E): void;
  /** M-SEQ-07: pushes own symbols for one target. */
  symbols?(m: Match, making: Making, hit: Hit, effect: E): void;
  /** M-SEQ-12: on targets still on the field. */
  targets?(t: T, m: Match, making: Making, effect: E): Rules;
  /** M-SEQ-12: boulders. */
  boulders?(t: T, m: Match, making: Making, effect: E): Rules;
  /** M-SEQ-12: on the attacker, still on the field. */
  attacker?(t: T, m: Match, making: Making, effect: E): Rules;
  /** M-SEQ-13: last of all, after reactions. */
  last?(t: T, m: Match, making: Making, effect: E): Rules;
}
