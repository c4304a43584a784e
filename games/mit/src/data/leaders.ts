import type { Type } from './attacks.ts';
import type { Source } from './source.ts';

export interface Leader {
  readonly id: string;
  readonly name: string;
  readonly badge: string;
  /** L-LDR-02: where the rulebook's city is a slip, the right one. The square is found by the Leader's id. */
  readonly city: string;
  readonly team: readonly string[];
  /** What the badge stands for, in the video games: no rule asks for it, but so it is drawn. */
  readonly type: Type;
  /** Of all but the faces of the cards and the type. */
  readonly source: Source;
}

type Row = readonly [
  id: string,
  name: string,
  badge: string,
  city: string,
  type: Type,
  team: readonly string[],
];

/** L-LDR-01 to L-LDR-08, in the order of the rulebook. */
// biome-ignore format: a table
const ROWS: readonly Row[] = [
  ['brock',    'Brock',     'Boulder Badge', 'Pewter City',     'Rock',     ['onix']], // L-LDR-01
  ['misty',    'Misty',     'Cascade Badge', 'Cerulean City',   'Water',    ['starmie']], // L-LDR-02
  ['lt-surge', 'Lt. Surge', 'Thunder Badge', 'Vermilion City',  'Electric', ['raichu', 'electrode']], // L-LDR-03
  ['erika',    'Erika',     'Rainbow Badge', 'Celadon City',    'Grass',    ['oddish', 'gloom']], // L-LDR-04
  ['koga',     'Koga',      'Soul Badge',    'Fuchsia City',    'Poison',   ['machoke', 'primeape']], // L-LDR-05
  ['sabrina',  'Sabrina',   'Marsh Badge',   'Saffron City',    'Psychic',  ['abra', 'kadabra', 'alakazam']], // L-LDR-06
  ['blaine',   'Blaine',    'Volcano Badge', 'Cinnabar Island', 'Fire',     ['rapidash', 'flareon']], // L-LDR-07
  ['giovanni', 'Giovanni',  'Earth Badge',   'Viridian City',   'Ground',   ['raticate', 'pidgeot', 'persian']], // L-LDR-08
];

export const LEADERS: readonly Leader[] = ROWS.map(([id, name, badge, city, type, team]) => ({
  id,
  name,
  badge,
  city,
  type,
  team,
  source: 'rulebook',
}));
