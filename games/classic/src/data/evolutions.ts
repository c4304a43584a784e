import type { Source } from './source.ts';

/** Chips that strengthen their last member when one trainer owns them all. */
export interface EvolutionGroup {
  readonly id: string;
  /** Dex numbers in order of evolution; the last one gets the bonus. */
  readonly members: readonly number[];
  readonly bonus: number;
  readonly source: Source;
}

/** C-CHIP-03. Eevee stands in three groups of two. */
// biome-ignore format: a table
export const EVOLUTIONS: readonly EvolutionGroup[] = [
  { id: 'bulbasaur',      members: [1, 2, 3],       bonus: 5, source: 'agreed' },
  { id: 'charmander',     members: [4, 5, 6],       bonus: 5, source: 'agreed' },
  { id: 'squirtle',       members: [7, 8, 9],       bonus: 5, source: 'agreed' },
  { id: 'caterpie',       members: [10, 11, 12],    bonus: 5, source: 'agreed' },
  { id: 'weedle',         members: [13, 14, 15],    bonus: 5, source: 'agreed' },
  { id: 'pidgey',         members: [16, 17, 18],    bonus: 5, source: 'agreed' },
  { id: 'rattata',        members: [19, 20],        bonus: 3, source: 'agreed' },
  { id: 'spearow',        members: [21, 22],        bonus: 3, source: 'agreed' },
  { id: 'ekans',          members: [23, 24],        bonus: 3, source: 'agreed' },
  { id: 'pikachu',        members: [25, 26],        bonus: 3, source: 'agreed' },
  { id: 'sandshrew',      members: [27, 28],        bonus: 3, source: 'agreed' },
  { id: 'nidoran-f',      members: [29, 30, 31],    bonus: 5, source: 'agreed' },
  { id: 'nidoran-m',      members: [32, 33, 34],    bonus: 5, source: 'agreed' },
  { id: 'clefairy',       members: [35, 36],        bonus: 3, source: 'agreed' },
  { id: 'vulpix',         members: [37, 38],        bonus: 3, source: 'agreed' },
  { id: 'jigglypuff',     members: [39, 40],        bonus: 3, source: 'agreed' },
  { id: 'zubat',          members: [41, 42],        bonus: 3, source: 'agreed' },
  { id: 'oddish',         members: [43, 44, 45],    bonus: 5, source: 'agreed' },
  { id: 'paras',          members: [46, 47],        bonus: 3, source: 'agreed' },
  { id: 'venonat',        members: [48, 49],        bonus: 3, source: 'agreed' },
  { id: 'diglett',        members: [50, 51],        bonus: 3, source: 'agreed' },
  { id: 'meowth',         members: [52, 53],        bonus: 3, source: 'agreed' },
  { id: 'psyduck',        members: [54, 55],        bonus: 3, source: 'agreed' },
  { id: 'mankey',         members: [56, 57],        bonus: 3, source: 'agreed' },
  { id: 'growlithe',      members: [58, 59],        bonus: 3, source: 'agreed' },
  { id: 'poliwag',        members: [60, 61, 62],    bonus: 5, source: 'agreed' },
  { id: 'abra',           members: [63, 64, 65],    bonus: 5, source: 'agreed' },
  { id: 'machop',         members: [66, 67, 68],    bonus: 5, source: 'agreed' },
  { id: 'bellsprout',     members: [69, 70, 71],    bonus: 5, source: 'agreed' },
  { id: 'tentacool',      members: [72, 73],        bonus: 3, source: 'agreed' },
  { id: 'geodude',        members: [74, 75, 76],    bonus: 5, source: 'agreed' },
  { id: 'ponyta',         members: [77, 78],        bonus: 3, source: 'agreed' },
  { id: 'slowpoke',       members: [79, 80],        bonus: 3, source: 'agreed' },
  { id: 'magnemite',      members: [81, 82],        bonus: 3, source: 'agreed' },
  { id: 'doduo',          members: [84, 85],        bonus: 3, source: 'agreed' },
  { id: 'seel',           members: [86, 87],        bonus: 3, source: 'agreed' },
  { id: 'grimer',         members: [88, 89],        bonus: 3, source: 'agreed' },
  { id: 'shellder',       members: [90, 91],        bonus: 3, source: 'agreed' },
  { id: 'gastly',         members: [92, 93, 94],    bonus: 5, source: 'agreed' },
  { id: 'drowzee',        members: [96, 97],        bonus: 3, source: 'agreed' },
  { id: 'krabby',         members: [98, 99],        bonus: 3, source: 'agreed' },
  { id: 'voltorb',        members: [100, 101],      bonus: 3, source: 'agreed' },
  { id: 'exeggcute',      members: [102, 103],      bonus: 3, source: 'agreed' },
  { id: 'cubone',         members: [104, 105],      bonus: 3, source: 'agreed' },
  { id: 'koffing',        members: [109, 110],      bonus: 3, source: 'agreed' },
  { id: 'rhyhorn',        members: [111, 112],      bonus: 3, source: 'agreed' },
  { id: 'horsea',         members: [116, 117],      bonus: 3, source: 'agreed' },
  { id: 'goldeen',        members: [118, 119],      bonus: 3, source: 'agreed' },
  { id: 'staryu',         members: [120, 121],      bonus: 3, source: 'agreed' },
  { id: 'magikarp',       members: [129, 130],      bonus: 3, source: 'agreed' },
  { id: 'eevee-vaporeon', members: [133, 134],      bonus: 3, source: 'single' },
  { id: 'eevee-jolteon',  members: [133, 135],      bonus: 3, source: 'single' },
  { id: 'eevee-flareon',  members: [133, 136],      bonus: 3, source: 'single' },
  { id: 'omanyte',        members: [138, 139],      bonus: 3, source: 'agreed' },
  { id: 'kabuto',         members: [140, 141],      bonus: 3, source: 'agreed' },
  { id: 'dratini',        members: [147, 148, 149], bonus: 5, source: 'agreed' },
];
