import type { Source } from './source.ts';
import type { Type } from './types.ts';

export interface TrainerCard {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** A specialist's types (H-TRN-10), with the power in battle and the reach in captures (H-TRN-11, proposed). */
  readonly types?: readonly Type[];
  readonly power?: number;
  readonly capture?: number;
  readonly about: string;
  readonly source: Source;
}

/** H-TRN-09: 26 cards, one of each. */
export const TRAINERS = [
  {
    id: 'cheren',
    name: 'Cheren',
    count: 1,
    types: ['Normal', 'Fairy'],
    power: 1,
    capture: 1,
    about: '+1 power to your Normal and Fairy Pokémon in battle; capture rolls on them may be changed by 1.',
    source: 'rulebook',
  },
  {
    id: 'erika',
    name: 'Erika',
    count: 1,
    types: ['Grass', 'Bug'],
    power: 1,
    capture: 1,
    about: '+1 power to your Grass and Bug Pokémon in battle; capture rolls on them may be changed by 1.',
    source: 'rulebook',
  },
  {
    id: 'agatha',
    name: 'Agatha',
    count: 1,
    types: ['Ghost', 'Dark'],
    power: 1,
    capture: 1,
    about: '+1 power to your Ghost and Dark Pokémon in battle; capture rolls on them may be changed by 1.',
    source: 'rulebook',
  },
  {
    id: 'lorelei',
    name: 'Lorelei',
    count: 1,
    types: ['Ice', 'Steel'],
    power: 1,
    capture: 1,
    about: '+1 power to your Ice and Steel Pokémon in battle; capture rolls on them may be changed by 1.',
    source: 'rulebook',
  },
  {
    id: 'giovanni',
    name: 'Giovanni',
    count: 1,
    types: ['Ground'],
    power: 1,
    capture: 1,
    about: '+1 power to your Ground Pokémon in battle; capture rolls on them may be changed by 1.',
    source: 'rulebook',
  },
  {
    id: 'kahili',
    name: 'Kahili',
    count: 1,
    types: ['Flying'],
    power: 1,
    capture: 1,
    about: '+1 power to your Flying Pokémon in battle; capture rolls on them may be changed by 1.',
    source: 'rulebook',
  },
  {
    id: 'brock',
    name: 'Brock',
    count: 1,
    types: ['Rock'],
    power: 1,
    capture: 1,
    about: '+1 power to your Rock Pokémon in battle; capture rolls on them may be changed by 1.',
    source: 'rulebook',
  },
  {
    id: 'misty',
    name: 'Misty',
    count: 1,
    types: ['Water'],
    power: 1,
    capture: 1,
    about: '+1 power to your Water Pokémon in battle; capture rolls on them may be changed by 1.',
    source: 'rulebook',
  },
  {
    id: 'sabrina',
    name: 'Sabrina',
    count: 1,
    types: ['Psychic'],
    power: 1,
    capture: 1,
    about: '+1 power to your Psychic Pokémon in battle; capture rolls on them may be changed by 1.',
    source: 'rulebook',
  },
  {
    id: 'koga',
    name: 'Koga',
    count: 1,
    types: ['Poison'],
    power: 1,
    capture: 1,
    about: '+1 power to your Poison Pokémon in battle; capture rolls on them may be changed by 1.',
    source: 'rulebook',
  },
  {
    id: 'bruno',
    name: 'Bruno',
    count: 1,
    types: ['Fighting'],
    power: 1,
    capture: 1,
    about: '+1 power to your Fighting Pokémon in battle; capture rolls on them may be changed by 1.',
    source: 'rulebook',
  },
  {
    id: 'lt-surge',
    name: 'Lt. Surge',
    count: 1,
    types: ['Electric'],
    power: 1,
    capture: 1,
    about: '+1 power to your Electric Pokémon in battle; capture rolls on them may be changed by 1.',
    source: 'rulebook',
  },
  {
    id: 'blaine',
    name: 'Blaine',
    count: 1,
    types: ['Fire'],
    power: 1,
    capture: 1,
    about: '+1 power to your Fire Pokémon in battle; capture rolls on them may be changed by 1.',
    source: 'rulebook',
  },
  {
    id: 'lance',
    name: 'Lance',
    count: 1,
    types: ['Dragon'],
    power: 1,
    capture: 1,
    about: '+1 power to your Dragon Pokémon in battle; capture rolls on them may be changed by 1.',
    source: 'rulebook',
  },
  {
    id: 'alder',
    name: 'Alder',
    count: 1,
    about: 'All your Pokémon get +1 power; hand limit 3.',
    source: 'rulebook',
  },
  { id: 'backpacker', name: 'Backpacker', count: 1, about: 'Hand limit 8.', source: 'rulebook' },
  {
    id: 'blue',
    name: 'Blue',
    count: 1,
    about: 'Draw an Item whenever you obtain a Pokémon, by capture, event or badge reward.',
    source: 'rulebook',
  },
  {
    id: 'cynthia',
    name: 'Cynthia',
    count: 1,
    about:
      'When a player on your hexagon fails a capture roll you may roll for it too, before the weakened token is placed; Poké Balls allowed.',
    source: 'rulebook',
  },
  {
    id: 'ethan',
    name: 'Ethan',
    count: 1,
    about: 'Active Blue Pokémon get +1 power in battle.',
    source: 'rulebook',
  },
  {
    id: 'green',
    name: 'Green',
    count: 1,
    about: 'Roll 2 dice for movement and pick one.',
    source: 'rulebook',
  },
  {
    id: 'hiker',
    name: 'Hiker',
    count: 1,
    about: 'You may move 1 or 2 spaces instead of rolling.',
    source: 'rulebook',
  },
  {
    id: 'lyra',
    name: 'Lyra',
    count: 1,
    about: 'You may skip your turn to draw 2 Items.',
    source: 'rulebook',
  },
  {
    id: 'may',
    name: 'May',
    count: 1,
    about:
      'Active Green Pokémon get +2 power in battle; you may discard this card to copy an Event or Super Event activated by an opponent.',
    source: 'rulebook',
  },
  { id: 'red', name: 'Red', count: 1, about: 'Roll 2 dice for a capture instead of 1.', source: 'rulebook' },
  {
    id: 'silver',
    name: 'Silver',
    count: 1,
    about: 'Whenever you roll a 1 on any die you may draw an Item.',
    source: 'rulebook',
  },
  {
    id: 'wally',
    name: 'Wally',
    count: 1,
    about: 'Before drawing Items you may discard 1 Item and draw 1 extra.',
    source: 'rulebook',
  },
] as const satisfies readonly TrainerCard[];

export type TrainerId = (typeof TRAINERS)[number]['id'];
