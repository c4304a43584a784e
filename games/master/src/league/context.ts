/** What lives only while an attack or another effect is carried out. */
import type { Boost } from '../data/effects.ts';
import type { Card, Type } from '../state.ts';
import type { Hex } from './field.ts';
import type { AttackIndex, Go, Who } from './state.ts';

/** M-SEQ-14: one making of an attack in an activation, or one other effect that is no reaction, with all it sets off. */
export interface Chain {
  /** Abilities that act once in a chain and have: the Pokémon times a hundred and the ability. */
  readonly acted: number[];
  /** M-EFF-11: fall asleep at its end. */
  readonly sleepers: Who[];
  /** Have fainted, and nobody has answered that yet. */
  fallen: Who[];
}

export const newChain = (): Chain => ({ acted: [], sleepers: [], fallen: [] });

const ABILITIES = 100;

/** M-SEQ-14: true the first time in this chain. */
export function acts(chain: Chain, who: Who, ability: Card): boolean {
  const key = who * ABILITIES + ability;
  if (chain.acted.includes(key)) return false;
  chain.acted.push(key);
  return true;
}

/** What one Pokémon gets from an attack (M-SEQ-07). */
export interface Hit {
  readonly who: Who;
  /** The attacker was adjacent. */
  readonly adjacent: boolean;
  /** Symbols of the attack itself. */
  readonly own: Type[];
  /** Bonus symbols and poison. */
  readonly extra: Type[];
  /** Its hearts before, and whether those were all. */
  readonly hearts: number;
  readonly full: boolean;
  /** Abilities in force when it was hit: some answer although it fainted (M-ABIL-01). */
  readonly abilities: readonly Card[];
  /** Some symbol was super effective. */
  weak: boolean;
  ignored: boolean;
  /** Hearts the packet takes, and those symbols heal (M-SEQ-09). */
  lost: number;
  healed: number;
  /** Hearts really lost (M-EFF-13). */
  bled: number;
}

/** One making of an attack. */
export interface Making {
  readonly by: Who;
  readonly attack: AttackIndex;
  readonly go: Go;
  readonly chain: Chain;
  readonly boost: Boost | null;
  /** M-SEQ-04: bonus symbols for every target, of Reckless and Power Surge. */
  readonly extra: Type[];
  /** Hexes entered by its own free moves (M-EFF-34). */
  readonly entered: Hex[];
  laid: number;
  /** Hexes of the laid shape that count for boulders (M-EFF-26, 28), or those of the beam. */
  covered: readonly Hex[];
  /** Boulders it breaks. */
  broken: readonly Hex[];
  hits: Hit[];
  /** One bit for each type it deals (M-SEQ-17). */
  deals: number;
}

/** A reaction outside its own activation: nothing of one carries over. */
export const reaction = (who: Who, from: Hex): Go => ({
  who,
  own: false,
  from,
  steps: 0,
  moved: false,
  still: false,
  attacks: 0,
  used: [],
  asleep: false,
  doubled: 0,
  rages: false,
  sleeps: false,
  over: false,
});
