import type { Source } from './source.ts';
import type { Type } from './types.ts';

interface ElitePokemon {
  readonly name: string;
  readonly types: readonly Type[];
  readonly power: number;
  readonly advantages: readonly Type[];
}

export interface Elite {
  readonly id: string;
  readonly name: string;
  /** Left, then right (H-E4-05). */
  readonly pokemon: readonly [ElitePokemon, ElitePokemon];
  /** Of the bonus table. */
  readonly source: Source;
}

/** H-E4-06: what the bonus die adds, from 1 to 6. Drake's card, in part reconstructed; proposed for all others. */
export const ELITE_BONUS: readonly number[] = [2, 2, 3, 3, 4, 5];

/** H-E4-16: 23 cards. Lorelei's second Pokémon is proposed. */
export const ELITES: readonly Elite[] = [
  {
    id: 'drake',
    name: 'Drake',
    pokemon: [
      {
        name: 'Flygon',
        types: ['Ground', 'Dragon'],
        power: 10,
        advantages: ['Electric', 'Fire', 'Water', 'Grass'],
      },
      {
        name: 'Salamence',
        types: ['Dragon', 'Flying'],
        power: 11,
        advantages: ['Water', 'Fire', 'Electric', 'Grass'],
      },
    ],
    source: 'inferred',
  },
  {
    id: 'agatha',
    name: 'Agatha',
    pokemon: [
      { name: 'Arbok', types: ['Poison'], power: 10, advantages: ['Bug', 'Grass', 'Fighting', 'Fairy'] },
      {
        name: 'Gengar',
        types: ['Ghost', 'Poison'],
        power: 11,
        advantages: ['Psychic', 'Fairy', 'Grass', 'Fighting'],
      },
    ],
    source: 'proposed',
  },
  {
    id: 'cynthia',
    name: 'Cynthia',
    pokemon: [
      { name: 'Milotic', types: ['Water'], power: 10, advantages: ['Ground', 'Rock', 'Fire'] },
      {
        name: 'Garchomp',
        types: ['Dragon', 'Ground'],
        power: 12,
        advantages: ['Electric', 'Fire', 'Water', 'Grass'],
      },
    ],
    source: 'proposed',
  },
  {
    id: 'kahili',
    name: 'Kahili',
    pokemon: [
      {
        name: 'Skarmory',
        types: ['Steel', 'Flying'],
        power: 10,
        advantages: ['Fairy', 'Rock', 'Ice', 'Grass'],
      },
      { name: 'Toucannon', types: ['Flying'], power: 11, advantages: ['Grass', 'Bug', 'Fighting'] },
    ],
    source: 'proposed',
  },
  {
    id: 'eusine',
    name: 'Eusine',
    pokemon: [
      { name: 'Hypno', types: ['Psychic'], power: 9, advantages: ['Poison', 'Fighting'] },
      { name: 'Suicune', types: ['Water'], power: 12, advantages: ['Fire', 'Rock', 'Ground'] },
    ],
    source: 'proposed',
  },
  {
    id: 'bruno',
    name: 'Bruno',
    pokemon: [
      {
        name: 'Onix',
        types: ['Rock', 'Ground'],
        power: 10,
        advantages: ['Electric', 'Bug', 'Flying', 'Fire'],
      },
      { name: 'Machamp', types: ['Fighting'], power: 11, advantages: ['Ice', 'Dark', 'Rock', 'Normal'] },
    ],
    source: 'proposed',
  },
  {
    id: 'will',
    name: 'Will',
    pokemon: [
      {
        name: 'Slowbro',
        types: ['Water', 'Psychic'],
        power: 10,
        advantages: ['Fire', 'Fighting', 'Poison', 'Ground'],
      },
      {
        name: 'Xatu',
        types: ['Psychic', 'Flying'],
        power: 11,
        advantages: ['Fighting', 'Bug', 'Poison', 'Grass'],
      },
    ],
    source: 'proposed',
  },
  {
    id: 'leon',
    name: 'Leon',
    pokemon: [
      {
        name: 'Aegislash',
        types: ['Ghost', 'Steel'],
        power: 10,
        advantages: ['Psychic', 'Fairy', 'Ice', 'Fighting'],
      },
      {
        name: 'Charizard',
        types: ['Fire', 'Flying'],
        power: 11,
        advantages: ['Fighting', 'Bug', 'Ice', 'Grass'],
      },
    ],
    source: 'proposed',
  },
  {
    id: 'alder',
    name: 'Alder',
    pokemon: [
      { name: 'Bouffalant', types: ['Normal'], power: 10, advantages: [] },
      {
        name: 'Volcarona',
        types: ['Bug', 'Fire'],
        power: 11,
        advantages: ['Psychic', 'Steel', 'Ice', 'Grass'],
      },
    ],
    source: 'proposed',
  },
  {
    id: 'phoebe',
    name: 'Phoebe',
    pokemon: [
      {
        name: 'Chandelure',
        types: ['Ghost', 'Fire'],
        power: 10,
        advantages: ['Psychic', 'Steel', 'Ice', 'Grass'],
      },
      { name: 'Sableye', types: ['Ghost', 'Dark'], power: 11, advantages: ['Ghost', 'Psychic', 'Fighting'] },
    ],
    source: 'proposed',
  },
  {
    id: 'glacia',
    name: 'Glacia',
    pokemon: [
      { name: 'Walrein', types: ['Ice'], power: 10, advantages: ['Dragon', 'Ground', 'Flying', 'Grass'] },
      { name: 'Glalie', types: ['Ice'], power: 11, advantages: ['Ground', 'Flying', 'Dragon', 'Grass'] },
    ],
    source: 'proposed',
  },
  {
    id: 'bertha',
    name: 'Bertha',
    pokemon: [
      {
        name: 'Golem',
        types: ['Rock', 'Ground'],
        power: 10,
        advantages: ['Electric', 'Flying', 'Ice', 'Fire'],
      },
      { name: 'Hippowdon', types: ['Ground'], power: 11, advantages: ['Electric', 'Rock', 'Poison', 'Fire'] },
    ],
    source: 'proposed',
  },
  {
    id: 'karen',
    name: 'Karen',
    pokemon: [
      {
        name: 'Murkrow',
        types: ['Dark', 'Flying'],
        power: 10,
        advantages: ['Fighting', 'Bug', 'Psychic', 'Ghost'],
      },
      {
        name: 'Houndoom',
        types: ['Fire', 'Dark'],
        power: 11,
        advantages: ['Psychic', 'Ghost', 'Ice', 'Grass'],
      },
    ],
    source: 'proposed',
  },
  {
    id: 'steven',
    name: 'Steven',
    pokemon: [
      { name: 'Aggron', types: ['Rock', 'Steel'], power: 10, advantages: ['Ice', 'Fire', 'Rock', 'Flying'] },
      {
        name: 'Metagross',
        types: ['Psychic', 'Steel'],
        power: 11,
        advantages: ['Fairy', 'Rock', 'Poison', 'Fighting'],
      },
    ],
    source: 'proposed',
  },
  {
    id: 'giovanni',
    name: 'Giovanni',
    pokemon: [
      { name: 'Persian', types: ['Normal'], power: 9, advantages: [] },
      { name: 'Mewtwo', types: ['Psychic'], power: 12, advantages: ['Poison', 'Fighting'] },
    ],
    source: 'proposed',
  },
  {
    id: 'sidney',
    name: 'Sidney',
    pokemon: [
      {
        name: 'Sharpedo',
        types: ['Dark', 'Water'],
        power: 10,
        advantages: ['Psychic', 'Ghost', 'Ground', 'Fire'],
      },
      { name: 'Absol', types: ['Dark'], power: 11, advantages: ['Psychic', 'Ghost'] },
    ],
    source: 'proposed',
  },
  {
    id: 'blue',
    name: 'Blue',
    pokemon: [
      { name: 'Pidgeot', types: ['Flying'], power: 10, advantages: ['Bug', 'Fighting', 'Grass'] },
      { name: 'Arcanine', types: ['Fire'], power: 11, advantages: ['Steel', 'Bug', 'Ice', 'Grass'] },
    ],
    source: 'proposed',
  },
  {
    id: 'lance',
    name: 'Lance',
    pokemon: [
      {
        name: 'Gyarados',
        types: ['Water', 'Flying'],
        power: 10,
        advantages: ['Fighting', 'Grass', 'Ground', 'Fire'],
      },
      {
        name: 'Dragonite',
        types: ['Dragon', 'Flying'],
        power: 12,
        advantages: ['Electric', 'Fire', 'Water', 'Grass'],
      },
    ],
    source: 'proposed',
  },
  {
    id: 'lorelei',
    name: 'Lorelei',
    pokemon: [
      {
        name: 'Jynx',
        types: ['Ice', 'Psychic'],
        power: 10,
        advantages: ['Poison', 'Fighting', 'Dragon', 'Grass'],
      },
      { name: 'Lapras', types: ['Ice', 'Water'], power: 11, advantages: ['Dragon', 'Fire', 'Rock', 'Grass'] },
    ],
    source: 'proposed',
  },
  {
    id: 'koga',
    name: 'Koga',
    pokemon: [
      {
        name: 'Forretress',
        types: ['Bug', 'Steel'],
        power: 10,
        advantages: ['Fairy', 'Ice', 'Psychic', 'Grass'],
      },
      {
        name: 'Crobat',
        types: ['Poison', 'Flying'],
        power: 11,
        advantages: ['Fairy', 'Bug', 'Fighting', 'Grass'],
      },
    ],
    source: 'proposed',
  },
  {
    id: 'red',
    name: 'Red',
    pokemon: [
      {
        name: 'Charizard',
        types: ['Fire', 'Flying'],
        power: 10,
        advantages: ['Fighting', 'Bug', 'Ice', 'Grass'],
      },
      { name: 'Pikachu', types: ['Electric'], power: 12, advantages: ['Flying', 'Water'] },
    ],
    source: 'proposed',
  },
  {
    id: 'aaron',
    name: 'Aaron',
    pokemon: [
      {
        name: 'Vespiquen',
        types: ['Bug', 'Flying'],
        power: 10,
        advantages: ['Psychic', 'Dark', 'Fighting', 'Grass'],
      },
      {
        name: 'Drapion',
        types: ['Dark', 'Poison'],
        power: 11,
        advantages: ['Fairy', 'Ghost', 'Psychic', 'Grass'],
      },
    ],
    source: 'proposed',
  },
  {
    id: 'diantha',
    name: 'Diantha',
    pokemon: [
      {
        name: 'Aurorus',
        types: ['Ice', 'Rock'],
        power: 10,
        advantages: ['Dragon', 'Fire', 'Flying', 'Grass'],
      },
      {
        name: 'Gardevoir',
        types: ['Psychic', 'Fairy'],
        power: 11,
        advantages: ['Dark', 'Dragon', 'Poison', 'Fighting'],
      },
    ],
    source: 'proposed',
  },
];
