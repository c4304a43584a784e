import type { Source } from './source.ts';

export interface Leader {
  readonly id: string;
  readonly name: string;
  readonly badge: string;
  /** L-LDR-02: where the rulebook's city is a slip, the right one. The square is found by the Leader's id. */
  readonly city: string;
  readonly team: readonly string[];
  /** Of all but the faces of the cards. */
  readonly source: Source;
}

type Row = readonly [id: string, name: string, badge: string, city: string, team: readonly string[]];

/** L-LDR-01 to L-LDR-08, in the order of the rulebook. */
// biome-ignore format: a table
const ROWS: readonly Row[] = [
  ['brock',    'Brock',     'Boulder Badge', 'Pewter City',     ['onix']], // L-LDR-01
  ['misty',    'Misty',     'Cascade Badge', 'Cerulean City',   ['starmie']], // L-LDR-02
  ['lt-surge', 'Lt. Surge', 'Thunder Badge', 'Vermilion City',  ['raichu', 'electrode']], // L-LDR-03
  ['erika',    'Erika',     'Rainbow Badge', 'Celadon City',    ['oddish', 'gloom']], // L-LDR-04
  ['koga',     'Koga',      'Soul Badge',    'Fuchsia City',    ['machoke', 'primeape']], // L-LDR-05
  ['sabrina',  'Sabrina',   'Marsh Badge',   'Saffron City',    ['abra', 'kadabra', 'alakazam']], // L-LDR-06
  ['blaine',   'Blaine',    'Volcano Badge', 'Cinnabar Island', ['rapidash', 'flareon']], // L-LDR-07
  ['giovanni', 'Giovanni',  'Earth Badge',   'Viridian City',   ['raticate', 'pidgeot', 'persian']], // L-LDR-08
];

export const LEADERS: readonly Leader[] = ROWS.map(([id, name, badge, city, team]) => ({
  id,
  name,
  badge,
  city,
  team,
  source: 'rulebook',
}));
