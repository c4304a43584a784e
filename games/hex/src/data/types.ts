/** The 18 types, and how the lists of cards abbreviate them. */
export const TYPES = [
  'Normal',
  'Fire',
  'Water',
  'Grass',
  'Electric',
  'Ice',
  'Fighting',
  'Poison',
  'Ground',
  'Flying',
  'Psychic',
  'Bug',
  'Rock',
  'Ghost',
  'Dragon',
  'Dark',
  'Steel',
  'Fairy',
] as const;

export type Type = (typeof TYPES)[number];

/** In the order of TYPES, two letters each. */
export const TYPE_CODES = 'NoFrWaGrElIcFiPoGdFlPsBuRoGhDrDaStFa';
