/** A Pokémon by id, and how many cards of it. */
type Copies = readonly [pokemon: string, copies: number];

export interface Route {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly cards: readonly Copies[];
}

/** L-SETUP-04. The rulebook names them. */
export const STARTERS: readonly string[] = ['charmander', 'squirtle', 'bulbasaur'];

/** L-BOARD-03, L-BOARD-04: the eight route stacks, all `proposed`. */
// biome-ignore format: a table
export const ROUTES: readonly Route[] = [
  {
    id: 'route-1',
    name: 'Route 1',
    colour: '#9ccc65',
    cards: [['pidgey', 1], ['rattata', 2], ['nidoran-m', 1], ['nidoran-f', 1], ['mankey', 1]],
  },
  {
    id: 'viridian-forest',
    name: 'Viridian Forest',
    colour: '#2e7d32',
    cards: [['caterpie', 1], ['weedle', 2], ['pidgey', 1], ['pikachu', 2]],
  },
  {
    id: 'mt-moon',
    name: 'Mt. Moon',
    colour: '#8d6e63',
    cards: [['zubat', 1], ['geodude', 1], ['clefairy', 1], ['paras', 1], ['spearow', 1], ['sandshrew', 1]],
  },
  {
    id: 'routes-5-6',
    name: 'Routes 5 & 6',
    colour: '#fdd835',
    cards: [['oddish', 1], ['bellsprout', 1], ['abra', 1], ['meowth', 1], ['psyduck', 1], ['venonat', 1]],
  },
  {
    id: 'routes-11-12',
    name: 'Routes 11 & 12',
    colour: '#fb8c00',
    cards: [['drowzee', 1], ['ekans', 1], ['voltorb', 1], ['magnemite', 1], ['machop', 1], ['krabby', 1]],
  },
  {
    id: 'routes-7-8',
    name: 'Routes 7 & 8',
    colour: '#8e24aa',
    cards: [['gastly', 1], ['cubone', 1], ['growlithe', 1], ['vulpix', 1], ['eevee', 1], ['jigglypuff', 1]],
  },
  {
    id: 'cycling-road',
    name: 'Cycling Road & Safari Zone',
    colour: '#ec407a',
    cards: [['doduo', 1], ['ponyta', 1], ['exeggcute', 1], ['scyther', 1], ['tauros', 1], ['rhyhorn', 1], ['snorlax', 1], ['dratini', 1]],
  },
  {
    id: 'sea-routes',
    name: 'Sea Routes 19-21',
    colour: '#1e88e5',
    cards: [['tentacool', 2], ['staryu', 1], ['horsea', 1], ['shellder', 1], ['seel', 1], ['magikarp', 1], ['lapras', 1]],
  },
];

/** L-CARD-02: the evolution stack, a card for each that can come to it; `proposed`. */
// biome-ignore format: a table
export const EVOLUTIONS: readonly Copies[] = [
  ['charmeleon', 1], ['charizard', 1], ['wartortle', 1], ['blastoise', 1],
  ['ivysaur', 1], ['venusaur', 1], ['pidgeotto', 2], ['pidgeot', 2],
  ['raticate', 2], ['nidorino', 1], ['nidoking', 1], ['nidorina', 1],
  ['nidoqueen', 1], ['primeape', 1], ['metapod', 1], ['butterfree', 1],
  ['kakuna', 2], ['beedrill', 2], ['raichu', 2], ['golbat', 1],
  ['graveler', 1], ['golem', 1], ['clefable', 1], ['parasect', 1],
  ['fearow', 1], ['sandslash', 1], ['gloom', 1], ['vileplume', 1],
  ['weepinbell', 1], ['victreebel', 1], ['kadabra', 1], ['alakazam', 1],
  ['persian', 1], ['golduck', 1], ['venomoth', 1], ['hypno', 1],
  ['arbok', 1], ['electrode', 1], ['magneton', 1], ['machoke', 1],
  ['machamp', 1], ['kingler', 1], ['haunter', 1], ['gengar', 1],
  ['marowak', 1], ['arcanine', 1], ['ninetales', 1], ['vaporeon', 1],
  ['jolteon', 1], ['flareon', 1], ['wigglytuff', 1], ['dodrio', 1],
  ['rapidash', 1], ['exeggutor', 1], ['rhydon', 1], ['dragonair', 1],
  ['dragonite', 1], ['tentacruel', 2], ['starmie', 1], ['seadra', 1],
  ['cloyster', 1], ['dewgong', 1], ['gyarados', 1],
];
