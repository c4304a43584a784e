/** Adversaries in one row: random trainers, the karate master, gym leaders, Giovanni. */
import { GIOVANNI, LEADERS } from './data/leaders.ts';
import { type FoeRow, KARATE_MASTER, TRAINERS } from './data/trainers.ts';
import type { Foe, Type } from './state.ts';
import { typeOfId } from './types.ts';

interface FoePokemon {
  readonly name: string;
  readonly type: Type;
  readonly hearts: number;
  readonly damage: readonly Type[];
}

export interface Adversary {
  readonly id: string;
  readonly name: string;
  readonly kind: 'trainer' | 'karate' | 'leader' | 'giovanni';
  readonly pokemon: readonly FoePokemon[];
}

const pokemon = (rows: readonly FoeRow[]): FoePokemon[] =>
  rows.map(([name, type, hearts, damage]) => ({
    name,
    type: typeOfId(type),
    hearts,
    damage: damage.map(typeOfId),
  }));

export const FOES: readonly Adversary[] = [
  ...TRAINERS.map(([id, name, , , , rows]) => ({
    id,
    name,
    kind: 'trainer' as const,
    pokemon: pokemon(rows),
  })),
  {
    id: KARATE_MASTER.id,
    name: KARATE_MASTER.name,
    kind: 'karate',
    pokemon: pokemon(KARATE_MASTER.pokemon),
  },
  ...LEADERS.map(([id, name, , , , rows]) => ({ id, name, kind: 'leader' as const, pokemon: pokemon(rows) })),
  { id: GIOVANNI.id, name: GIOVANNI.name, kind: 'giovanni', pokemon: pokemon(GIOVANNI.pokemon) },
];
export const KARATE: Foe = TRAINERS.length;
export const FIRST_LEADER: Foe = TRAINERS.length + 1;
export const BOSS: Foe = FIRST_LEADER + LEADERS.length;

/** The random trainers of each tier (M-SETUP-09). */
export const TIER_FOES: { readonly [back: string]: readonly Foe[] } = Object.fromEntries(
  ['bronze', 'silver', 'gold'].map((tier) => [
    tier,
    TRAINERS.flatMap(([, , back], foe) => (back === tier ? [foe] : [])),
  ]),
);
export const LEADER_FOES: readonly Foe[] = LEADERS.map((_, i) => FIRST_LEADER + i);

export function foeOf(id: string): Foe {
  const foe = FOES.findIndex((one) => one.id === id);
  if (foe < 0) throw new Error(`there is no adversary ${id}`);
  return foe;
}

/** The id of one of an adversary's Pokémon: its name, with a number if it is not the first of that name. */
export function foeId(foe: Foe, on: number): string {
  const { pokemon } = FOES[foe];
  const { name } = pokemon[on];
  const nth = pokemon.slice(0, on + 1).filter((one) => one.name === name).length;
  return `${name.toLowerCase()}${nth > 1 ? `-${nth}` : ''}`;
}
