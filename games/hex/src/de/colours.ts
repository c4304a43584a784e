/** The colours of cards and spaces as German adjectives, and the types. */
import { COLOURS, type Colour } from '../data/colours.ts';
import { TYPES, type Type } from '../data/types.ts';
import { or } from './speech.ts';

const STEMS: { readonly [colour in Colour]: string } = {
  pink: 'rosa',
  green: 'grün',
  blue: 'blau',
  red: 'rot',
  yellow: 'gelb',
  grey: 'grau',
};

type Ending = 'e' | 'en' | 'er' | 'es';
/** `ein grünes Pokémon`, `der grüne Stapel`; `rosa` has no endings. */
export const hue = (colour: Colour, ending: Ending): string =>
  colour === 'pink' ? STEMS.pink : `${STEMS[colour]}${ending}`;
export const colourIs = (colour: number, ending: Ending): string => hue(COLOURS[colour], ending);
/** By itself: `Grün`. */
export const colourName = (colour: number): string => {
  const stem = STEMS[COLOURS[colour]];
  return stem.charAt(0).toUpperCase() + stem.slice(1);
};

export const TYPE_NAMES: { readonly [type in Type]: string } = {
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
export const typeName = (type: number): string => TYPE_NAMES[TYPES[type]];
/** Types as facts of a sentence, by their names in the original. */
export const typesNamed = (types: readonly string[]): string[] =>
  types.map((type) => TYPE_NAMES[type as Type]);

/** Before what is of that type: `Drachen-Pokémon`, `Pflanzen-Arena`. */
export const TYPE_STEMS: { readonly [type in Type]: string } = {
  ...TYPE_NAMES,
  Grass: 'Pflanzen',
  Rock: 'Gesteins',
  Ghost: 'Geister',
  Dragon: 'Drachen',
  Fairy: 'Feen',
};
/** `Geister- oder Unlicht-Pokémon`. */
export const ofTypes = (types: readonly Type[], what: string, last = or): string =>
  `${last(types.map((type) => `${TYPE_STEMS[type]}-`))}${what}`;
