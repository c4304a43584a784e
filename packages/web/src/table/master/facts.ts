/** What stands on the cards and tokens of Pokémon Master, as its artwork needs it. */
import { GEN1, type MasterPlace, type Species, type TypeName } from '@indigo/art';
import type { Plain, Say } from '@indigo/kernel';
import {
  type Adversary,
  type Board,
  boardFor,
  FOES,
  FORMS,
  type MasterView,
  POKEMON,
  type Pokemon,
  TYPES,
} from '@indigo/master';

export const seen = (view: Plain): MasterView => view as unknown as MasterView;
export const numberOf = (value: Plain | undefined): number => (typeof value === 'number' ? value : -1);

const byName = new Map(GEN1.map((species) => [plainName(species.name), species]));
const byId = new Map(POKEMON.map((one) => [one.id, one]));

/** Names are spelt with either apostrophe. */
function plainName(name: string): string {
  return name.replace('’', "'");
}

export const cardOfId = (id: string | undefined): Pokemon | undefined => byId.get(id ?? '');
export const foeOfId = (id: string): Adversary | undefined => FOES.find((one) => one.id === id);
export const typeAt = (type: number): TypeName => TYPES[type].id as TypeName;

/** A creature with the type its card has. */
export function speciesOf(name: string, type: TypeName): Species {
  return { ...(byName.get(plainName(name)) ?? GEN1[0]), types: [type] };
}

export function creatureOf(card: Pokemon, stage: number): Species {
  const { name, type } = card.stages[stage] ?? card.stages[0];
  return speciesOf(name, type as TypeName);
}

/** The stage a piece has reached, from what is said of it. */
export function stageOf([key, ...facts]: Say): number {
  if (key === 'member') return numberOf(facts[1]);
  if (key === 'm.who' || key === 'm.fighter') return numberOf(facts[1]) % FORMS;
  return 0;
}

export type Side = 'full' | 'simple';

/** Both sides of the board; a fact about a location says by its sign on which it is. */
export const SIDES: { readonly [side in Side]: Board } = { full: boardFor(false), simple: boardFor(true) };
const placesOf = (side: Side): ReadonlyMap<string, MasterPlace> =>
  new Map(SIDES[side].spaces.map((space) => [space.id, space]));
export const PLACES = { full: placesOf('full'), simple: placesOf('simple') };

export const placeIdOf = (fact: number): string =>
  fact < 0 ? SIDES.simple.spaces[-1 - fact].id : SIDES.full.spaces[fact].id;
