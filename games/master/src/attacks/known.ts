/** Attacks as numbers, and which a Pokémon knows. */
import { ATTACKS, type Attack } from '../data/attacks.ts';
import { TACKLE as TACKLE_ID } from '../data/battlefield.ts';
import { POKEMON } from '../data/pokemon.ts';
import type { AttackIndex } from '../league/state.ts';
import { MACHINES } from '../machines.ts';
import type { Machine, Type } from '../state.ts';
import { typeOfId } from '../types.ts';

const INDEX: ReadonlyMap<string, AttackIndex> = new Map(ATTACKS.map(({ id }, attack) => [id, attack]));

export function attackOf(id: string): AttackIndex {
  const attack = INDEX.get(id);
  if (attack === undefined) throw new Error(`there is no attack ${id}`);
  return attack;
}

/** What an attack is to those who draw it: `electric:thunder-shock`. */
export const attackArt = (attack: AttackIndex): string => `${ATTACKS[attack].type}:${ATTACKS[attack].id}`;

export const TACKLE: AttackIndex = attackOf(TACKLE_ID);

/** The type of each attack. */
export const TYPE_OF: readonly Type[] = ATTACKS.map(({ type }: Attack) => typeOfId(type));

/** M-ATK-10: printed attacks of a stage and those before it, by card and stage. */
export const PRINTED: readonly (readonly (readonly AttackIndex[])[])[] = POKEMON.map(({ stages }) =>
  stages.map((_, stage) => {
    const list: AttackIndex[] = [];
    for (let at = stage; at >= 0; at = stages[at].from) list.unshift(...stages[at].attacks.map(attackOf));
    return list;
  }),
);

/** M-ABIL-49: nothing follows this stage. */
export const IS_LAST: readonly (readonly boolean[])[] = POKEMON.map(({ stages }) =>
  stages.map((_, stage) => !stages.some(({ from }) => from === stage)),
);

const TAUGHT: readonly AttackIndex[] = MACHINES.map(({ attack }) => attackOf(attack));

/** M-ATK-10, M-GYM-18: printed and taught attacks, each once, and Tackle (M-ATK-11). */
export const knownAttacks = (printed: readonly AttackIndex[], taught: readonly Machine[]): AttackIndex[] => [
  ...new Set([...printed, ...taught.map((machine) => TAUGHT[machine]), TACKLE]),
];
