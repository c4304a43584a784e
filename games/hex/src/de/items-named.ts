/** German names of the Items, in the cases sentences need. */
import type { ItemId } from '../data/items.ts';

/** `Superball`, `einen Superball`. */
export interface Cased {
  readonly name: string;
  readonly a: string;
}

const der = (name: string): Cased => ({ name, a: `einen ${name}` });
const die = (name: string): Cased => ({ name, a: `eine ${name}` });
const das = (name: string): Cased => ({ name, a: `ein ${name}` });
/** What is not counted: `Honig`. */
const bare = (name: string): Cased => ({ name, a: name });

export const ITEM_NAMES: { readonly [id in ItemId]: Cased } = {
  bicycle: das('Fahrrad'),
  'escape-rope': das('Fluchtseil'),
  'exp-share': der('EP-Teiler'),
  'fishing-rod': die('Angel'),
  fly: bare('Fliegen'),
  honey: bare('Honig'),
  'lure-module': das('Lockmodul'),
  'great-ball': der('Superball'),
  'ultra-ball': der('Hyperball'),
  'master-ball': der('Meisterball'),
  'poke-doll': die('Poképuppe'),
  'poke-flute': die('Pokéflöte'),
  'pokenav-plus': der('PokéNav Plus'),
  potion: der('Trank'),
  vitamin: das('Vitamin'),
  'x-item': das('X-Item'),
  'poison-fang': der('Giftzahn'),
  'soft-sand': bare('Pudersand'),
  'twisted-spoon': der('Krümmlöffel'),
  'dragon-fang': der('Drachenzahn'),
  'silk-scarf': der('Seidenschal'),
  'black-belt': der('Schwarzgurt'),
  charcoal: bare('Holzkohle'),
  'rare-crystal': der('Edelkristall'),
  magnet: der('Magnet'),
  'mystic-water': bare('Zauberwasser'),
  'hard-stone': der('Granitstein'),
  'spell-tag': der('Bannsticker'),
  'sharp-beak': bare('Hackattack'),
  'miracle-seed': die('Wundersaat'),
  'rare-candy': das('Sonderbonbon'),
  repel: der('Schutz'),
  'rocket-attack': der('Rocket-Angriff'),
  'time-travel': die('Zeitreise'),
};
