import type { PageWords } from '../words.ts';

const TYPES: { readonly [type: string]: string } = {
  Normal: 'Normal',
  Fire: 'Feuer',
  Water: 'Wasser',
  Grass: 'Pflanze',
  Electric: 'Elektro',
  Ice: 'Eis',
  Fighting: 'Kampf',
  Poison: 'Gift',
  Ground: 'Boden',
  Flying: 'Flug',
  Psychic: 'Psycho',
  Bug: 'Käfer',
  Rock: 'Gestein',
  Ghost: 'Geist',
  Dragon: 'Drache',
  Dark: 'Unlicht',
  Steel: 'Stahl',
  Fairy: 'Fee',
};

/** Numbers of Pokémon: `No. 025`. */
const NUMBER = /^No\. (?=\d)/;

export const printed = ((text) => TYPES[text] ?? text.replace(NUMBER, 'Nr. ')) satisfies PageWords['printed'];
