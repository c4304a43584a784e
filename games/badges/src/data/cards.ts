import type { Source } from './source.ts';
import type { Type } from './types.ts';

export type Hm = 'cut' | 'surf' | 'fly';

/** B-HM-01: the three HMs. */
export const HMS: readonly Hm[] = ['cut', 'surf', 'fly'];

/** One Pokémon card; each exists once. */
export interface CardFacts {
  readonly id: string;
  readonly name: string;
  readonly dex: number;
  /** The pile it is sorted into, which is its type (B-TYPE-06). */
  readonly type: Type;
  readonly legendary: boolean;
  readonly hm: Hm | null;
  /** Of the choice of the card and of its HM; name, number and type are public facts. */
  readonly source: Source;
}

const card = (name: string, dex: number, type: Type, hm: Hm | null, legendary = false): CardFacts => ({
  id: name.toLowerCase(),
  name,
  dex,
  type,
  legendary,
  hm,
  source: 'proposed',
});

/** B-CARD-01: the 48 cards, by pile. B-SETUP-02: one Legendary each in the first three. */
export const CARDS: readonly CardFacts[] = [
  card('Charmander', 4, 'fire', 'cut'),
  card('Cyndaquil', 155, 'fire', 'cut'),
  card('Torchic', 255, 'fire', 'cut'),
  card('Charizard', 6, 'fire', 'fly'),
  card('Vulpix', 37, 'fire', null),
  card('Growlithe', 58, 'fire', null),
  card('Ponyta', 77, 'fire', null),
  card('Magmar', 126, 'fire', null),
  card('Flareon', 136, 'fire', null),
  card('Slugma', 218, 'fire', null),
  card('Numel', 322, 'fire', null),
  card('Ho-Oh', 250, 'fire', 'fly', true),
  card('Squirtle', 7, 'water', 'surf'),
  card('Totodile', 158, 'water', 'surf'),
  card('Mudkip', 258, 'water', 'surf'),
  card('Psyduck', 54, 'water', 'surf'),
  card('Poliwag', 60, 'water', 'surf'),
  card('Marill', 183, 'water', 'surf'),
  card('Krabby', 98, 'water', 'cut'),
  card('Wingull', 278, 'water', 'fly'),
  card('Magikarp', 129, 'water', null),
  card('Goldeen', 118, 'water', null),
  card('Feebas', 349, 'water', null),
  card('Suicune', 245, 'water', 'surf', true),
  card('Bulbasaur', 1, 'grass', 'cut'),
  card('Chikorita', 152, 'grass', 'cut'),
  card('Treecko', 252, 'grass', 'cut'),
  card('Oddish', 43, 'grass', 'cut'),
  card('Bellsprout', 69, 'grass', 'cut'),
  card('Roselia', 315, 'grass', 'cut'),
  card('Tropius', 357, 'grass', 'fly'),
  card('Exeggcute', 102, 'grass', null),
  card('Hoppip', 187, 'grass', null),
  card('Seedot', 273, 'grass', null),
  card('Shroomish', 285, 'grass', null),
  card('Celebi', 251, 'grass', 'cut', true),
  card('Pidgey', 16, 'normal', 'fly'),
  card('Spearow', 21, 'normal', 'fly'),
  card('Hoothoot', 163, 'normal', 'fly'),
  card('Taillow', 276, 'normal', 'fly'),
  card('Doduo', 84, 'normal', 'fly'),
  card('Rattata', 19, 'normal', 'cut'),
  card('Meowth', 52, 'normal', 'cut'),
  card('Zigzagoon', 263, 'normal', 'surf'),
  card('Snorlax', 143, 'normal', 'surf'),
  card('Clefairy', 35, 'normal', null),
  card('Eevee', 133, 'normal', null),
  card('Ditto', 132, 'normal', null),
];
