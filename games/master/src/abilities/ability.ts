/**
 * What an ability can change or answer. Each is a small object with the hooks it needs; `me` is the Pokémon that has it.
 * Only where a hook asks is there a choice (M-ABIL-03).
 */
import type { Rules } from '@indigo/kernel';
import type { Attack, ShapeId } from '../data/attacks.ts';
import type { Chain, Hit, Making } from '../league/context.ts';
import type { Match, Who } from '../league/state.ts';
import type { Card, Type } from '../state.ts';
import type { T } from '../table.ts';

export interface Ability {
  /** M-SEQ-07: pushes bonus symbols of its own attack on one target. */
  adds?(m: Match, me: Who, making: Making, hit: Hit): void;
  /** M-SEQ-04: before its own attack. */
  before?(t: T, m: Match, me: Who, making: Making): Rules;
  /** M-ABIL-12: the type a symbol of its packets counts as against the target's type. */
  countsAs?(symbol: Type): Type;

  /** Range added to its own attack, which has a range. */
  reach?(attack: Attack): number;
  readonly needsNoSight?: boolean;
  /** Another shape its own attack may have. */
  reshapes?(attack: Attack): ShapeId | null;
  /** M-ABIL-17: hexes its distance counts more for attackers that are not adjacent. */
  readonly farther?: number;
  /** M-ABIL-49: an attack of this Pokémon does not affect it. */
  shuns?(m: Match, attacker: Who): boolean;

  /** M-ABIL-18, 19: when it is activated in a round. */
  readonly order?: 'first' | 'last';
  readonly mayPass?: boolean;
  /** Attacks of different names in its activation. */
  attacks?(m: Match, me: Who): number;
  readonly rages?: boolean;
  /** M-ABIL-24. */
  readonly silences?: boolean;
  readonly choosesBeginner?: boolean;

  /** Its own speed is doubled now. */
  doubles?(m: Match, me: Who): boolean;
  /** Its own speed is doubled in an activation that begins here. */
  doublesFrom?(m: Match, me: Who): boolean;
  readonly ignoresSlow?: boolean;
  readonly rooted?: boolean;
  readonly hasTail?: boolean;
  /** Somebody has come onto an adjacent hex. */
  arrival?(t: T, m: Match, me: Who, chain: Chain, comer: Who): Rules;

  /** M-ABIL-04: conditions it gives to an adjacent Pokémon, as bits. */
  aura?(me: Who, neighbour: Who): number;
  readonly immuneToConditions?: boolean;
  /** It is about to gain a condition; true if it gains another instead. */
  exchanges?(t: T, m: Match, me: Who, condition: number, n: number): Rules<boolean>;
  /** It has gained a condition. */
  gained?(t: T, m: Match, me: Who, chain: Chain, condition: number, n: number): Rules;
  /** Another Pokémon has gained one. */
  otherGained?(t: T, m: Match, me: Who, chain: Chain, condition: number, who: Who): Rules;

  /** M-ATK-16: hearts it loses less to an attack. */
  reduces?(m: Match, me: Who, making: Making, hit: Hit): number;
  /** M-ATK-16: hearts a friend next to it loses less. */
  readonly guards?: number;
  /** M-ABIL-40, 41: hearts it loses at most, of those it would. */
  caps?(lost: number, hit: Hit): number;
  /** M-ABIL-42: symbols of this type heal it. */
  readonly absorbs?: Type;
  /** M-ABIL-43, 44: it takes no damage now. */
  unhurt?(m: Match, me: Who): boolean;
  /** M-ABIL-52, 60: using an attack does not exhaust it. */
  readonly tireless?: boolean;
  /** M-ABIL-60: off the field, too: it can be taught this attack, whatever its type, number and dice say. */
  learns?(attack: string): boolean;
  /** M-ABIL-64. */
  readonly borrows?: boolean;
  readonly transforms?: boolean;

  /** After its own attack. */
  afterOwn?(t: T, m: Match, me: Who, making: Making, ability: Card): Rules;
  /** After an attack of another that affected it. */
  afterHit?(t: T, m: Match, me: Who, making: Making, hit: Hit, ability: Card): Rules;
  /** After it has lost a heart to anything (M-ABIL-46). */
  afterHarm?(t: T, m: Match, me: Who, chain: Chain): Rules;
  /** It is out of hearts. */
  beforeFaint?(t: T, m: Match, me: Who, chain: Chain, ability: Card): Rules;
  /** Others have fainted. */
  afterFaints?(t: T, m: Match, me: Who, chain: Chain, fallen: readonly Who[], ability: Card): Rules;
  /** At the end of its own activation (M-ABIL-58). */
  atEnd?(t: T, m: Match, me: Who, chain: Chain): Rules;
  /** Once all have been placed, or on entry as a reserve (M-ABIL-61). */
  atStart?(t: T, m: Match, me: Who): Rules;
}
