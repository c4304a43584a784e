/** What stands on the cards and squares of the loop, as its artwork needs it. */
import { chip, GEN1, type Rank, type Species, type TypeName } from '@indigo/art';
import type { Plain } from '@indigo/kernel';
import { CARDS, LEADERS, POKEMON, SQUARES } from '@indigo/mit';

export type Printed = (typeof POKEMON)[number];
type Leader = (typeof LEADERS)[number];

const byId = new Map(POKEMON.map((face) => [face.id, face]));
const squareById = new Map(SQUARES.map((square, index) => [square.id, index]));

export const faceOf = (id: string | undefined): Printed | undefined => byId.get(id ?? '');
export const faceOfCard = (card: number): Printed => POKEMON[CARDS[card].face];
export const squareAt = (id: string): number => squareById.get(id) ?? -1;
export const leaderOf = (id: string): Leader | undefined => LEADERS.find((leader) => leader.id === id);

const typeName = (type: string): TypeName => type.toLowerCase() as TypeName;

/** A creature with the types and the stage its card has. */
export function speciesOf({ dex, types, stage }: Printed): Species {
  const [first, second] = types.map(typeName);
  return {
    ...GEN1[dex - 1],
    types: second === undefined ? [first] : [first, second],
    stage: stage - 1,
  };
}

/** As many pips as stages. */
const RANKS: readonly Rank[] = ['starter', 'pink', 'green', 'blue'];
const rankOf = ({ stage }: Printed): Rank => RANKS[stage];

export const drawn = (face: Printed, size: 'dot' | 'board' | 'team', ko: boolean): string =>
  chip(speciesOf(face), { rank: rankOf(face), size, ko });

const BADGE_TYPES: { readonly [leader: string]: TypeName } = {
  brock: 'rock',
  misty: 'water',
  'lt-surge': 'electric',
  erika: 'grass',
  koga: 'poison',
  sabrina: 'psychic',
  blaine: 'fire',
  giovanni: 'ground',
};
export const badgeType = (leader: string): TypeName => BADGE_TYPES[leader] ?? 'normal';

/** How well it is, for the colour of its bar. */
export const health = (hp: number, max: number): 'good' | 'fair' | 'poor' =>
  hp * 2 > max ? 'good' : hp * 4 > max ? 'fair' : 'poor';

export const numberOf = (value: Plain | undefined): number => (typeof value === 'number' ? value : -1);
