import type { Type } from '../data/attacks.ts';

/** German names of places, people, badges and types: public facts. By the English, or by id. */
export const PLACE_NAMES: { readonly [place: string]: string } = {
  'Pallet Town': 'Alabastia',
  'Viridian City': 'Vertania City',
  'Viridian Forest': 'Vertania-Wald',
  'Pewter City': 'Marmoria City',
  'Mt. Moon': 'Mondberg',
  'Cerulean City': 'Azuria City',
  'Vermilion City': 'Orania City',
  'Lavender Town': 'Lavandia',
  'Saffron City': 'Saffronia City',
  'Celadon City': 'Prismania City',
  'Fuchsia City': 'Fuchsania City',
  'Cinnabar Island': 'Zinnoberinsel',
  'Route 1': 'Route 1',
  'Routes 5 & 6': 'Routen 5 & 6',
  'Routes 7 & 8': 'Routen 7 & 8',
  'Routes 11 & 12': 'Routen 11 & 12',
  'Cycling Road & Safari Zone': 'Radweg & Safari-Zone',
  'Sea Routes 19-21': 'Seerouten 19-21',
};

/** By the id of the Leader. */
export const LEADER_NAMES: { readonly [id: string]: readonly [name: string, badge: string] } = {
  brock: ['Rocko', 'Felsorden'],
  misty: ['Misty', 'Quellorden'],
  'lt-surge': ['Major Bob', 'Donnerorden'],
  erika: ['Erika', 'Farborden'],
  koga: ['Koga', 'Seelenorden'],
  sabrina: ['Sabrina', 'Sumpforden'],
  blaine: ['Pyro', 'Vulkanorden'],
  giovanni: ['Giovanni', 'Erdorden'],
};

export const TYPE_NAMES: { readonly [type in Type]: string } = {
  Bug: 'Käfer',
  Dragon: 'Drache',
  Electric: 'Elektro',
  Fighting: 'Kampf',
  Fire: 'Feuer',
  Flying: 'Flug',
  Ghost: 'Geist',
  Grass: 'Pflanze',
  Ground: 'Boden',
  Ice: 'Eis',
  Normal: 'Normal',
  Poison: 'Gift',
  Psychic: 'Psycho',
  Rock: 'Gestein',
  Water: 'Wasser',
};
