import type { Source } from './source.ts';
import type { TrainerId } from './trainers.ts';
import type { Type } from './types.ts';

/** What must be met: so many Pokémon of these types and of different families, or something of its own. */
export interface Achievement {
  readonly id: string;
  readonly name: string;
  readonly types?: readonly Type[];
  readonly families?: number;
  /** Other requirements are carried out under this achievement's id; their figure. */
  readonly needs?: number;
  /** The Trainer card it brings (H-OPT-08) and the Items to draw. */
  readonly trainer?: TrainerId;
  readonly items?: number;
  readonly about: string;
  readonly source: Source;
}

/** H-ACH-01 to H-ACH-20. */
export const ACHIEVEMENTS = [
  {
    // H-ACH-01
    id: 'engineer',
    name: 'Engineer',
    types: ['Electric'],
    families: 4,
    trainer: 'lt-surge',
    items: 1,
    about: 'Catch 4 Electric Pokémon from different families: take the Lt. Surge Trainer Card; draw 1 Item.',
    source: 'rulebook',
  },
  {
    // H-ACH-02
    id: 'firefighter',
    name: 'Firefighter',
    types: ['Fire'],
    families: 4,
    trainer: 'blaine',
    items: 1,
    about: 'Catch 4 Fire Pokémon from different families: take the Blaine Trainer Card; draw 1 Item.',
    source: 'proposed',
  },
  {
    // H-ACH-03
    id: 'swimmer',
    name: 'Swimmer',
    types: ['Water'],
    families: 4,
    trainer: 'misty',
    items: 1,
    about: 'Catch 4 Water Pokémon from different families: take the Misty Trainer Card; draw 1 Item.',
    source: 'proposed',
  },
  {
    // H-ACH-04
    id: 'gardener',
    name: 'Gardener',
    types: ['Grass', 'Bug'],
    families: 4,
    trainer: 'erika',
    items: 1,
    about: 'Catch 4 Grass or Bug Pokémon from different families: take the Erika Trainer Card; draw 1 Item.',
    source: 'proposed',
  },
  {
    // H-ACH-05
    id: 'mountaineer',
    name: 'Mountaineer',
    types: ['Rock'],
    families: 4,
    trainer: 'brock',
    items: 1,
    about: 'Catch 4 Rock Pokémon from different families: take the Brock Trainer Card; draw 1 Item.',
    source: 'proposed',
  },
  {
    // H-ACH-06
    id: 'excavator',
    name: 'Excavator',
    types: ['Ground'],
    families: 4,
    trainer: 'giovanni',
    items: 1,
    about: 'Catch 4 Ground Pokémon from different families: take the Giovanni Trainer Card; draw 1 Item.',
    source: 'proposed',
  },
  {
    // H-ACH-07
    id: 'psychic',
    name: 'Psychic',
    types: ['Psychic'],
    families: 4,
    trainer: 'sabrina',
    items: 1,
    about: 'Catch 4 Psychic Pokémon from different families: take the Sabrina Trainer Card; draw 1 Item.',
    source: 'proposed',
  },
  {
    // H-ACH-08
    id: 'ninja',
    name: 'Ninja',
    types: ['Poison'],
    families: 4,
    trainer: 'koga',
    items: 1,
    about: 'Catch 4 Poison Pokémon from different families: take the Koga Trainer Card; draw 1 Item.',
    source: 'proposed',
  },
  {
    // H-ACH-09
    id: 'martial-artist',
    name: 'Martial Artist',
    types: ['Fighting'],
    families: 4,
    trainer: 'bruno',
    items: 1,
    about: 'Catch 4 Fighting Pokémon from different families: take the Bruno Trainer Card; draw 1 Item.',
    source: 'proposed',
  },
  {
    // H-ACH-10
    id: 'bird-keeper',
    name: 'Bird Keeper',
    types: ['Flying'],
    families: 4,
    trainer: 'kahili',
    items: 1,
    about: 'Catch 4 Flying Pokémon from different families: take the Kahili Trainer Card; draw 1 Item.',
    source: 'proposed',
  },
  {
    // H-ACH-11
    id: 'dragon-tamer',
    name: 'Dragon Tamer',
    types: ['Dragon'],
    families: 4,
    trainer: 'lance',
    items: 1,
    about: 'Catch 4 Dragon Pokémon from different families: take the Lance Trainer Card; draw 1 Item.',
    source: 'proposed',
  },
  {
    // H-ACH-12
    id: 'medium',
    name: 'Medium',
    types: ['Ghost', 'Dark'],
    families: 4,
    trainer: 'agatha',
    items: 1,
    about:
      'Catch 4 Ghost or Dark Pokémon from different families: take the Agatha Trainer Card; draw 1 Item.',
    source: 'proposed',
  },
  {
    // H-ACH-13
    id: 'skier',
    name: 'Skier',
    types: ['Ice', 'Steel'],
    families: 4,
    trainer: 'lorelei',
    items: 1,
    about:
      'Catch 4 Ice or Steel Pokémon from different families: take the Lorelei Trainer Card; draw 1 Item.',
    source: 'proposed',
  },
  {
    // H-ACH-14
    id: 'breeder',
    name: 'Breeder',
    types: ['Normal', 'Fairy'],
    families: 4,
    trainer: 'cheren',
    items: 1,
    about:
      'Catch 4 Normal or Fairy Pokémon from different families: take the Cheren Trainer Card; draw 1 Item.',
    source: 'proposed',
  },
  {
    // H-ACH-15
    id: 'collector',
    name: 'Collector',
    needs: 20,
    items: 3,
    about: 'Own 20 Pokémon: draw 3 Items.',
    source: 'proposed',
  },
  {
    // H-ACH-16
    id: 'evolutionist',
    name: 'Evolutionist',
    needs: 2,
    about: 'Complete two families of three: a +1 token on a family.',
    source: 'proposed',
  },
  {
    // H-ACH-17
    id: 'legend-hunter',
    name: 'Legend Hunter',
    items: 2,
    about: 'Capture a Yellow Pokémon: draw 2 Items.',
    source: 'proposed',
  },
  {
    // H-ACH-18
    id: 'traveller',
    name: 'Traveller',
    about: 'Visit all six gym cities: draw a Super Event.',
    source: 'proposed',
  },
  {
    // H-ACH-19
    id: 'eevee-fan',
    name: 'Eevee Fan',
    needs: 2,
    items: 2,
    about: 'Own Eevee and two of its evolutions: draw 2 Items.',
    source: 'proposed',
  },
  {
    // H-ACH-20
    id: 'champion-in-the-making',
    name: 'Champion in the Making',
    needs: 3,
    about: 'Be first to win 3 badges: gain a random Blue Pokémon.',
    source: 'proposed',
  },
] as const satisfies readonly Achievement[];

export type AchievementId = (typeof ACHIEVEMENTS)[number]['id'];
