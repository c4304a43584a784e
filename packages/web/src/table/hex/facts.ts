/** What stands on the cards, hexagons and Leaders of HEX, as its artwork needs it. */
import { type ChipLook, chip, type Rank, SPECIES, type Species, type TypeName } from '@indigo/art';
import { COLOURS, HEXAGONS, LEADER_OF, LEADERS, monOf, POKEMON, SPACES, TYPES, typesIn } from '@indigo/hex';
import type { Plain } from '@indigo/kernel';

export const numberOf = (value: Plain | undefined): number => (typeof value === 'number' ? value : -1);

export const typeName = (type: string): TypeName => type.toLowerCase() as TypeName;

/** Names as letters only: cards and species write some of them differently. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace('♀', 'f')
    .replace('♂', 'm')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();

const byName = new Map(SPECIES.map((species) => [plain(species.name), species]));

/** A form is drawn as its species: by its name without what tells forms apart. */
function speciesNamed(name: string): Species {
  const bare = name.replace(/^(Alolan|Galarian|Hisuian|Paldean|White-Striped) /, '').replace(/ \(.*\)$/, '');
  return byName.get(plain(name)) ?? byName.get(plain(bare)) ?? SPECIES[0];
}

/** At most two types are drawn; a card of every type shows its first. */
function typed(species: Species, types: readonly TypeName[]): Species {
  const [first, second] = types;
  return { ...species, types: second === undefined || types.length > 2 ? [first] : [first, second] };
}

/** A creature with the types of its card. */
export const speciesOf = (mon: number): Species =>
  typed(
    speciesNamed(POKEMON[mon].name),
    typesIn(POKEMON[mon].types).map((type) => typeName(TYPES[type])),
  );

/** One of an Elite Trainer's. */
export const eliteSpecies = (name: string, types: readonly string[]): Species =>
  typed(speciesNamed(name), types.map(typeName));

export const rankOfColour = (colour: number): Rank => {
  const name = COLOURS[colour];
  return name === undefined || name === 'grey' ? 'starter' : name;
};

export function drawnId(id: string, look: Omit<ChipLook, 'rank'>): string {
  const mon = monOf(id);
  return chip(speciesOf(mon), { rank: rankOfColour(POKEMON[mon].colour), ...look });
}

const indexOf = new Map(SPACES.map(({ id }, i) => [id, i]));
export const spaceAt = (id: string): number => indexOf.get(id) ?? -1;

/** The type of a city's Gym, or which city has none. */
export function cityOf(hexagon: number): TypeName | 'home' | 'league' {
  const leader = LEADERS[LEADER_OF[hexagon]];
  if (leader !== undefined) return typeName(leader.type);
  return HEXAGONS[hexagon].visit === null ? 'home' : 'league';
}

type Leader = (typeof LEADERS)[number];
export const leaderById = (id: string): Leader | undefined => LEADERS.find((leader) => leader.id === id);

/** The Leader of a hexagon's city, -1 where there is none. */
export const leaderAt = (hexagon: number): number => LEADER_OF[hexagon];
