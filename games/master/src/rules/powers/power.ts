import type { Rules, Seat } from '@indigo/kernel';
import type { Battle, Card, Type } from '../../state.ts';
import type { T } from '../../table.ts';

/** What a round of a battle knows of itself while it is played. */
export interface Round {
  readonly active: Seat;
  readonly battle: Battle;
  /** The hits rolled, with the Pokémon that rolled them. */
  hits: { readonly card: Card; readonly type: Type }[];
  /** Foes that were fit when the round began: all of them deal their damage (M-BATTLE-13). */
  readonly fit: readonly number[];
  /** Symbols the adversary deals besides those printed. */
  more: Type[];
  /** A committed Pokémon that does not roll (M-POW-17), -1 if all do. */
  silent: Card | -1;
  /** The damage has been dealt already (M-POW-11). */
  struck: boolean;
}

/**
 * M-POW-03: what a leader's power does, by the moment of a round. Each is asked while the power is unused; who uses it
 * sets `battle.powerUsed`. A power is a file of this folder, entered in the table of index.ts.
 */
export interface LeaderPower {
  readonly beforeRoll?: (t: T, round: Round) => Rules;
  readonly afterRoll?: (t: T, round: Round) => Rules;
  /** A hit would make one of the leader's Pokémon faint. True if it keeps a heart (M-POW-13). */
  readonly onFaint?: (t: T, round: Round, foe: number) => Rules<boolean>;
  readonly withDamage?: (t: T, round: Round) => Rules;
  readonly atEnd?: (t: T, round: Round) => Rules;
}
