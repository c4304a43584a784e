import type { EventCard } from './events.ts';

/** H-SUP-01: 18 cards, one of each name. */
export const SUPER_EVENTS = [
  {
    id: 'aqua-operation',
    name: 'Aqua Operation',
    count: 1,
    about: 'Every opponent discards 1 Item; you take up to 3 Items in all, from those and from the deck.',
    source: 'rulebook',
  },
  {
    id: 'arceus-wish',
    name: "Arceus' Wish",
    count: 1,
    about: 'Draw 2 Super Events and assign them to 2 different players (you may be one).',
    source: 'rulebook',
  },
  {
    id: 'bills-machine',
    name: "Bill's Machine",
    count: 1,
    about: 'Reveal a Pink, a Green, a Blue and a Red Pokémon on the board; try to capture two of the four.',
    source: 'rulebook',
  },
  {
    id: 'boosted-pokenav',
    name: 'Boosted Pokénav',
    count: 1,
    about:
      'Draw 4 Trainers; then choose a player, who discards a Trainer. At the end of the turn you keep one.',
    source: 'rulebook',
  },
  {
    id: 'egg-incubators',
    name: 'Egg Incubators',
    count: 1,
    about: 'Gain the next 3 Pink Pokémon of the pile.',
    source: 'rulebook',
  },
  {
    id: 'fossil-expert',
    name: 'Fossil Expert',
    count: 1,
    about: 'Reveal the next 3 Green Pokémon of the pile and gain two of them.',
    source: 'rulebook',
  },
  {
    id: 'galactic-operation',
    name: 'Galactic Operation',
    count: 1,
    about: 'Draw 3 Items; then one opponent skips two turns or two opponents skip one.',
    source: 'rulebook',
  },
  {
    id: 'mythical-encounter',
    name: 'Mythical Encounter',
    count: 1,
    about: 'Draw the next 4 Yellow Pokémon, choose one and try to capture it.',
    source: 'rulebook',
  },
  {
    id: 'magma-operation',
    name: 'Magma Operation',
    count: 1,
    about: 'Every opponent discards the Trainer Card to a pile; you may swap yours with one of them.',
    source: 'rulebook',
  },
  {
    id: 'missingno',
    name: 'MissingNo',
    count: 1,
    about: 'Draw 2 Items and gain the next Blue Pokémon of the pile.',
    source: 'rulebook',
  },
  {
    id: 'mr-brineys-boat',
    name: "Mr. Briney's Boat",
    count: 1,
    about:
      'Take an extra turn; until your next turn you may change the movement roll of every player on your hexagon by 1 either way.',
    source: 'rulebook',
  },
  {
    id: 'old-amber',
    name: 'Old Amber',
    count: 1,
    about: 'Gain the next Red Pokémon of the pile.',
    source: 'rulebook',
  },
  { id: 'oaks-research', name: "Oak's Research", count: 1, about: 'As Kimono Sisters.', source: 'rulebook' },
  { id: 'pokemon-museum', name: 'Pokémon Museum', count: 1, about: 'Draw 4 Items.', source: 'rulebook' },
  {
    id: 'rocket-operation',
    name: 'Rocket Operation',
    count: 1,
    about: 'Steal 1 Item from each of two players or 2 Items from one player.',
    source: 'rulebook',
  },
  {
    id: 'trade',
    name: 'Trade',
    count: 1,
    about:
      "You must exchange one of your Pokémon for an opponent's of the same colour; locked families are exempt.",
    source: 'rulebook',
  },
  {
    id: 'pokemon-breeders',
    name: 'Pokémon Breeders',
    count: 1,
    about: 'Search the piles for the next Blue-or-weaker Pokémon of the family of one of yours and gain it.',
    source: 'proposed',
  },
  {
    id: 'sabrinas-prediction',
    name: "Sabrina's Prediction",
    count: 1,
    about: 'Look at the next 3 Event Cards, activate one of them and put the others back in any order.',
    source: 'proposed',
  },
] as const satisfies readonly EventCard[];

export type SuperEventId = (typeof SUPER_EVENTS)[number]['id'];
