/** Types as numbers, and what is super effective. */
import { HEARTS, HEARTS_SUPER, TYPES, type TypeId } from './data/types.ts';
import type { Type } from './state.ts';

const INDEX: ReadonlyMap<string, Type> = new Map(TYPES.map(({ id }, type) => [id, type]));

export const typeOfId = (id: TypeId): Type => INDEX.get(id) as Type;

/** M-WILD-06: hearts one damage of a type takes from a Pokémon of a type: `TAKES[damage][target]`. */
export const TAKES: readonly (readonly number[])[] = TYPES.map(({ beats }) =>
  TYPES.map(({ id }) => (beats.includes(id) ? HEARTS_SUPER : HEARTS)),
);

/** M-GROW-05: what one damage takes from a Pokémon of a type that has so many hearts. */
export const heartsLost = (hearts: number, damage: Type, target: Type): number =>
  Math.min(hearts, TAKES[damage][target]);
