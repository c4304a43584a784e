import type { PageWords } from '../words.ts';

const TYPES: { readonly [type: string]: string } = {
  normal: 'normal',
  fire: 'feuer',
  water: 'wasser',
  grass: 'pflanze',
  electric: 'elektro',
  ice: 'eis',
  fighting: 'kampf',
  poison: 'gift',
  ground: 'boden',
  flying: 'flug',
  psychic: 'psycho',
  bug: 'käfer',
  rock: 'gestein',
  ghost: 'geist',
  dragon: 'drache',
  dark: 'unlicht',
  steel: 'stahl',
  fairy: 'fee',
};

export const printed = ((text) => TYPES[text] ?? text) satisfies PageWords['printed'];
