/** M-BATTLE-04: random trainers by tier, and the karate master. Names and tiers are real, figures as `source` says. */
import type { Source } from './source.ts';
import type { TypeId } from './types.ts';

export type FoeRow = readonly [name: string, type: TypeId, hearts: number, damage: readonly TypeId[]];

export type TrainerRow = readonly [
  id: string,
  name: string,
  back: 'bronze' | 'silver' | 'gold',
  money: number,
  key: boolean,
  pokemon: readonly FoeRow[],
  source: Source,
];

// biome-ignore format: a table
export const TRAINERS: readonly TrainerRow[] = [
  ['bug-catcher', 'Bug Catcher', 'bronze', 2, false, [['Weedle', 'grass', 1, ['grass']], ['Caterpie', 'grass', 1, ['grass']]], 'proposed'],
  ['picnicker', 'Picnicker', 'bronze', 2, false, [['Oddish', 'grass', 2, ['grass']]], 'proposed'],
  ['lass', 'Lass', 'bronze', 2, false, [['Jigglypuff', 'normal', 2, ['normal']]], 'proposed'],
  ['youngster', 'Youngster', 'bronze', 2, false, [['Rattata', 'normal', 1, ['normal']], ['Spearow', 'flying', 1, ['flying']]], 'proposed'],
  ['fisherman', 'Fisherman', 'bronze', 3, false, [['Goldeen', 'water', 2, ['water']]], 'proposed'],
  ['biker', 'Biker', 'bronze', 3, false, [['Koffing', 'grass', 3, ['grass']]], 'proposed'],
  ['juggler', 'Juggler', 'silver', 4, false, [['Voltorb', 'electric', 2, ['electric', 'electric']], ['Drowzee', 'psychic', 2, ['psychic']]], 'proposed'],
  ['super-nerd', 'Super Nerd', 'silver', 4, false, [['Magnemite', 'electric', 2, ['electric']], ['Grimer', 'grass', 3, ['grass']]], 'proposed'],
  ['gentleman', 'Gentleman', 'silver', 5, false, [['Growlithe', 'fire', 3, ['fire', 'fire']], ['Pikachu', 'electric', 2, ['electric']]], 'proposed'],
  ['hiker', 'Hiker', 'silver', 4, false, [['Geodude', 'rock', 3, ['rock']], ['Machop', 'rock', 3, ['rock']]], 'proposed'],
  ['swimmer', 'Swimmer', 'gold', 6, false, [['Tentacruel', 'water', 4, ['water', 'water']], ['Cloyster', 'water', 4, ['water', 'water']]], 'proposed'],
  ['jessie', 'Jessie (Team Rocket)', 'gold', 5, true, [['Arbok', 'grass', 4, ['grass', 'grass']], ['Lickitung', 'normal', 3, ['normal', 'normal']]], 'proposed'],
  ['channeler', 'Channeler', 'gold', 6, false, [['Marowak', 'rock', 4, ['rock', 'rock']], ['Haunter', 'psychic', 4, ['psychic', 'psychic']]], 'read'],
  ['james', 'James (Team Rocket)', 'gold', 5, true, [['Weezing', 'grass', 4, ['grass', 'grass']], ['Victreebel', 'grass', 3, ['grass', 'normal']]], 'proposed'],
];

/** M-DOJO: no money (M-DOJO-04); he can be beaten so often in all (M-DOJO-05). Figures `proposed`. */
export const KARATE_MASTER: {
  readonly id: string;
  readonly name: string;
  readonly pokemon: readonly FoeRow[];
  readonly prizes: readonly string[];
} = {
  id: 'karate-master',
  name: 'Karate Master',
  pokemon: [
    ['Hitmonlee', 'rock', 3, ['rock', 'rock']],
    ['Hitmonchan', 'rock', 3, ['rock', 'rock']],
  ],
  prizes: ['hitmonlee', 'hitmonchan'],
};
