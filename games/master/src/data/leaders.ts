/** M-GYM: seven leaders, of whom three are dealt, and Giovanni. Misty's figures are read from her token, else `proposed`. */
import type { Source } from './source.ts';
import type { FoeRow } from './trainers.ts';
import type { TypeId } from './types.ts';

export type LeaderRow = readonly [
  id: string,
  name: string,
  type: TypeId,
  tm: number,
  money: number,
  pokemon: readonly FoeRow[],
  source: Source,
];

// biome-ignore format: a table
export const LEADERS: readonly LeaderRow[] = [
  ['brock', 'Brock', 'rock', 1, 3, [['Geodude', 'rock', 1, ['rock']], ['Rhyhorn', 'rock', 2, ['rock', 'rock']], ['Onix', 'rock', 3, ['rock', 'rock']]], 'proposed'],
  ['misty', 'Misty', 'water', 2, 3, [['Staryu', 'water', 2, ['water', 'water']], ['Goldeen', 'water', 1, ['water']], ['Starmie', 'water', 3, ['water', 'water']]], 'read'],
  ['lt-surge', 'Lt. Surge', 'electric', 3, 3, [['Voltorb', 'electric', 1, ['electric']], ['Pikachu', 'electric', 2, ['electric', 'electric']], ['Raichu', 'electric', 3, ['electric', 'electric']]], 'proposed'],
  ['erika', 'Erika', 'grass', 4, 3, [['Tangela', 'grass', 1, ['grass']], ['Victreebel', 'grass', 2, ['grass', 'grass']], ['Vileplume', 'grass', 3, ['grass', 'grass']]], 'proposed'],
  ['koga', 'Koga', 'grass', 5, 3, [['Koffing', 'grass', 1, ['grass']], ['Muk', 'grass', 3, ['grass', 'grass']], ['Weezing', 'grass', 2, ['grass', 'grass']]], 'proposed'],
  ['sabrina', 'Sabrina', 'psychic', 6, 3, [['Mr. Mime', 'psychic', 1, ['psychic']], ['Kadabra', 'psychic', 2, ['psychic', 'psychic']], ['Alakazam', 'psychic', 2, ['psychic', 'psychic']]], 'proposed'],
  ['blaine', 'Blaine', 'fire', 7, 3, [['Ponyta', 'fire', 1, ['fire']], ['Rapidash', 'fire', 2, ['fire', 'fire']], ['Arcanine', 'fire', 3, ['fire', 'fire']]], 'proposed'],
];

/** M-GIO-02, M-GIO-04: no Power token, no money. Figures `proposed`. */
export const GIOVANNI: { readonly id: string; readonly name: string; readonly pokemon: readonly FoeRow[] } = {
  id: 'giovanni',
  name: 'Giovanni',
  pokemon: [
    ['Persian', 'normal', 3, ['normal', 'normal']],
    ['Nidoking', 'grass', 4, ['grass', 'rock']],
    ['Rhydon', 'rock', 4, ['rock', 'rock']],
  ],
};
