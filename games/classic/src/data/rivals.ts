import type { Source } from './source.ts';

/** A Pokémon Master of the Final Battle. */
export interface Rival {
  readonly id: string;
  readonly name: string;
  readonly pokemon: string;
  readonly dex: number;
  readonly attack: number;
  /** What the Master adds for a die of 1 to 6. */
  readonly bonus: readonly [number, number, number, number, number, number];
  readonly attackSource: Source;
  readonly bonusSource: Source;
}

/**
 * C-DECK-03. The weakest table (README.md): of the bonuses only Lance's 7 on a 2 is certain, so
 * read them per card and replace them freely.
 */
// biome-ignore format: a table
export const RIVALS: readonly Rival[] = [
  { id: 'lorelei', name: 'Lorelei', pokemon: 'Lapras',    dex: 131, attack: 10, bonus: [6, 7, 8, 7, 8, 6], attackSource: 'single', bonusSource: 'reconstructed' },
  { id: 'bruno',   name: 'Bruno',   pokemon: 'Machamp',   dex: 68,  attack: 11, bonus: [6, 7, 8, 7, 8, 6], attackSource: 'single', bonusSource: 'reconstructed' },
  { id: 'agatha',  name: 'Agatha',  pokemon: 'Gengar',    dex: 94,  attack: 12, bonus: [6, 7, 8, 7, 8, 6], attackSource: 'single', bonusSource: 'reconstructed' },
  { id: 'lance',   name: 'Lance',   pokemon: 'Dragonite', dex: 149, attack: 14, bonus: [6, 7, 8, 7, 8, 6], attackSource: 'agreed', bonusSource: 'reconstructed' },
  { id: 'gary',    name: 'Gary',    pokemon: 'Arcanine',  dex: 59,  attack: 15, bonus: [6, 7, 8, 7, 8, 6], attackSource: 'single', bonusSource: 'reconstructed' },
];
