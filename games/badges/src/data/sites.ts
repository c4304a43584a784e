import type { Source } from './source.ts';
import type { Type } from './types.ts';

/** A Gym or a Contest: a building that gives a badge (B-GEN-02). */
export interface Site {
  readonly id: string;
  readonly kind: 'gym' | 'contest';
  readonly type: Type;
  readonly name: string;
  /** Its letter on the map. */
  readonly letter: string;
  /** The Pokémon of a Gym, in order; a Contest has none (B-CON-06). Only the type matters, the names are for show. */
  readonly team: readonly string[];
  /** Their numbers, by which they are drawn. */
  readonly dex: readonly number[];
  readonly source: Source;
}

const gym = (
  letter: string,
  type: Type,
  name: string,
  team: readonly (readonly [name: string, dex: number])[],
): Site => ({
  id: `gym-${type}`,
  kind: 'gym',
  type,
  name,
  letter,
  team: team.map(([title]) => title),
  dex: team.map(([, dex]) => dex),
  source: 'proposed',
});

const contest = (letter: string, type: Type, name: string): Site => ({
  id: `contest-${type}`,
  kind: 'contest',
  type,
  name,
  letter,
  team: [],
  dex: [],
  source: 'proposed',
});

/** B-GYM-14: one Gym for each element. B-CON-08: one Contest for each type; the last is left out with `contests: 3`. */
export const SITES: readonly Site[] = [
  gym('F', 'fire', 'Fire Gym', [
    ['Rapidash', 78],
    ['Ninetales', 38],
    ['Arcanine', 59],
  ]),
  gym('W', 'water', 'Water Gym', [
    ['Staryu', 120],
    ['Lapras', 131],
    ['Starmie', 121],
  ]),
  gym('G', 'grass', 'Grass Gym', [
    ['Tangela', 114],
    ['Victreebel', 71],
    ['Vileplume', 45],
  ]),
  contest('f', 'fire', 'Fire Contest'),
  contest('w', 'water', 'Water Contest'),
  contest('g', 'grass', 'Grass Contest'),
  contest('n', 'normal', 'Normal Contest'),
];

/** How many of them are Contests, which stand last. */
export const CONTESTS = SITES.filter(({ kind }) => kind === 'contest').length;
