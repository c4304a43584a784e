/** M-WILD, M-LEG: the encounter tokens. What a catch costs in all is real; `source` speaks of slots and damage. */
import type { BallId } from './shop.ts';
import type { Source } from './source.ts';
import type { TypeId } from './types.ts';

export type BackId =
  | 'route-1'
  | 'viridian-forest'
  | 'cycling-road'
  | 'safari'
  | 'mt-moon'
  | 'rock-tunnel'
  | 'pokemon-tower'
  | 'seafoam-islands'
  | 'legendary';

/** `slots`: the balls required, each with the faces of the die it covers (M-CATCH-02). */
export type WildRow = readonly [
  pokemon: string,
  back: BackId,
  slots: readonly (readonly [ball: BallId, faces: readonly number[]])[],
  damage: readonly TypeId[],
  source: Source,
];

// biome-ignore format: a table
export const WILD: readonly WildRow[] = [
  ['rattata', 'route-1', [['poke', [6, 5, 4, 3, 2, 1]]], ['normal'], 'proposed'],
  ['pidgey', 'route-1', [['poke', [6, 5, 4, 3, 2, 1]]], ['flying'], 'proposed'],
  ['mankey', 'route-1', [['great', [6, 5, 4]], ['great', [3, 2, 1]]], ['rock'], 'proposed'],
  ['grimer', 'route-1', [['poke', [6, 5]], ['poke', [4, 3]], ['poke', [2, 1]]], ['grass', 'normal'], 'proposed'],
  ['ponyta', 'route-1', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['fire', 'normal'], 'proposed'],
  ['meowth', 'route-1', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['normal'], 'proposed'],
  ['eevee', 'route-1', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['normal'], 'proposed'],
  ['spearow', 'route-1', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['flying'], 'proposed'],
  ['weedle', 'viridian-forest', [['poke', [6, 5, 4, 3, 2, 1]]], ['grass'], 'proposed'],
  ['caterpie', 'viridian-forest', [['poke', [6, 5, 4, 3, 2, 1]]], ['grass'], 'proposed'],
  ['bellsprout', 'viridian-forest', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['grass'], 'proposed'],
  ['oddish', 'viridian-forest', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['grass'], 'proposed'],
  ['exeggcute', 'viridian-forest', [['poke', [6, 5]], ['poke', [4, 3]], ['poke', [2, 1]]], ['grass', 'grass'], 'proposed'],
  ['paras', 'viridian-forest', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['grass'], 'proposed'],
  ['krabby', 'viridian-forest', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['water'], 'proposed'],
  ['sandshrew', 'viridian-forest', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['rock'], 'proposed'],
  ['ekans', 'cycling-road', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['grass'], 'proposed'],
  ['doduo', 'cycling-road', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['flying'], 'proposed'],
  ['nidoran-f', 'cycling-road', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['grass'], 'proposed'],
  ['nidoran-m', 'cycling-road', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['grass'], 'proposed'],
  ['poliwag', 'cycling-road', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['water'], 'proposed'],
  ['jigglypuff', 'cycling-road', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['normal'], 'proposed'],
  ['staryu', 'cycling-road', [['poke', [6, 5]], ['poke', [4, 3]], ['poke', [2, 1]]], ['water', 'water'], 'proposed'],
  ['koffing', 'cycling-road', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['grass'], 'proposed'],
  ['venonat', 'safari', [['great', [6, 5, 4]], ['poke', [3, 2, 1]]], ['grass', 'psychic'], 'proposed'],
  ['tangela', 'safari', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['grass', 'normal'], 'proposed'],
  ['tauros', 'safari', [['great', [6, 5, 4]], ['poke', [3, 2, 1]]], ['normal', 'normal'], 'proposed'],
  ['kangaskhan', 'safari', [['ultra', [6, 5, 4]], ['great', [3, 2, 1]]], ['normal', 'normal', 'normal'], 'proposed'],
  ['pinsir', 'safari', [['ultra', [6, 5, 4]], ['great', [3, 2, 1]]], ['grass', 'grass', 'normal'], 'proposed'],
  ['scyther', 'safari', [['ultra', [6, 5, 4]], ['great', [3, 2, 1]]], ['grass', 'flying', 'normal'], 'proposed'],
  ['chansey', 'safari', [['great', [6, 5, 4]], ['great', [3, 2, 1]]], ['normal', 'normal'], 'proposed'],
  ['dratini', 'safari', [['ultra', [6, 5, 4]], ['great', [3, 2, 1]]], ['flying'], 'proposed'],
  ['slowpoke', 'safari', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['water'], 'real'],
  ['lickitung', 'safari', [['great', [6, 5, 4]], ['great', [3, 2, 1]]], ['normal', 'normal'], 'proposed'],
  ['clefairy', 'mt-moon', [['great', [6, 5, 4]], ['poke', [3, 2, 1]]], ['normal'], 'proposed'],
  ['zubat', 'mt-moon', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['flying'], 'proposed'],
  ['geodude', 'mt-moon', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['rock'], 'proposed'],
  ['goldeen', 'mt-moon', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['water'], 'proposed'],
  ['abra', 'mt-moon', [['great', [6, 5, 4]], ['great', [3, 2, 1]]], [], 'proposed'],
  ['psyduck', 'mt-moon', [['great', [6, 5, 4]], ['poke', [3, 2, 1]]], ['water'], 'proposed'],
  ['omanyte', 'mt-moon', [['great', [6, 5, 4]], ['great', [3, 2, 1]]], ['water', 'rock'], 'proposed'],
  ['kabuto', 'mt-moon', [['great', [6, 5, 4]], ['great', [3, 2, 1]]], ['rock', 'water'], 'proposed'],
  ['diglett', 'rock-tunnel', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['rock'], 'proposed'],
  ['rhyhorn', 'rock-tunnel', [['great', [6, 5, 4]], ['great', [3, 2, 1]]], ['rock', 'rock'], 'proposed'],
  ['machop', 'rock-tunnel', [['great', [6, 5, 4]], ['great', [3, 2, 1]]], ['rock'], 'proposed'],
  ['voltorb', 'rock-tunnel', [['great', [6, 5, 4]], ['great', [3, 2, 1]]], ['electric', 'electric'], 'proposed'],
  ['electabuzz', 'rock-tunnel', [['ultra', [6, 5, 4]], ['great', [3, 2, 1]]], ['electric', 'electric', 'normal'], 'proposed'],
  ['magnemite', 'rock-tunnel', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['electric'], 'proposed'],
  ['onix', 'rock-tunnel', [['ultra', [6, 5, 4]], ['great', [3, 2, 1]]], ['rock', 'rock', 'normal'], 'proposed'],
  ['gastly', 'pokemon-tower', [['great', [6, 5, 4]], ['poke', [3, 2, 1]]], ['psychic'], 'proposed'],
  ['cubone', 'pokemon-tower', [['great', [6, 5, 4]], ['poke', [3, 2, 1]]], ['rock'], 'proposed'],
  ['aerodactyl', 'pokemon-tower', [['ultra', [6, 5, 4]], ['ultra', [3, 2, 1]]], ['flying', 'flying', 'rock'], 'proposed'],
  ['snorlax', 'pokemon-tower', [['ultra', [6, 5, 4]], ['ultra', [3, 2, 1]]], ['normal', 'normal', 'normal'], 'proposed'],
  ['magmar', 'pokemon-tower', [['ultra', [6, 5, 4]], ['great', [3, 2, 1]]], ['fire', 'fire', 'fire'], 'proposed'],
  ['mr-mime', 'pokemon-tower', [['great', [6, 5, 4]], ['great', [3, 2, 1]]], ['psychic', 'normal'], 'proposed'],
  ['farfetchd', 'pokemon-tower', [['great', [6, 5, 4]], ['poke', [3, 2, 1]]], ['flying', 'normal'], 'proposed'],
  ['drowzee', 'pokemon-tower', [['great', [6, 5, 4]], ['great', [3, 2, 1]]], ['psychic', 'normal'], 'proposed'],
  ['ditto', 'pokemon-tower', [['great', [6, 5, 4]], ['great', [3, 2, 1]]], ['normal', 'normal'], 'proposed'],
  ['magikarp', 'seafoam-islands', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], [], 'proposed'],
  ['lapras', 'seafoam-islands', [['ultra', [6, 5, 4]], ['ultra', [3, 2, 1]]], ['water', 'water', 'water'], 'proposed'],
  ['tentacool', 'seafoam-islands', [['great', [6, 5, 4]], ['great', [3, 2, 1]]], ['water', 'grass'], 'proposed'],
  ['shellder', 'seafoam-islands', [['great', [6, 5, 4]], ['poke', [3, 2, 1]]], ['water'], 'proposed'],
  ['horsea', 'seafoam-islands', [['poke', [6, 5, 4]], ['poke', [3, 2, 1]]], ['water'], 'proposed'],
  ['seel', 'seafoam-islands', [['great', [6, 5, 4]], ['great', [3, 2, 1]]], ['water', 'water'], 'proposed'],
  ['jynx', 'seafoam-islands', [['great', [6, 5, 4]], ['great', [3, 2, 1]]], ['water', 'psychic'], 'proposed'],
  ['vulpix', 'seafoam-islands', [['great', [6, 5, 4]], ['great', [3, 2, 1]]], ['fire'], 'proposed'],
  ['growlithe', 'seafoam-islands', [['ultra', [6, 5, 4]], ['ultra', [3, 2, 1]]], ['fire', 'fire'], 'proposed'],
  ['articuno', 'legendary', [['ultra', [6, 5]], ['ultra', [4, 3]], ['ultra', [2]], ['ultra', [1]]], ['water', 'water', 'water', 'water', 'water', 'flying', 'flying'], 'proposed'],
  ['zapdos', 'legendary', [['ultra', [6, 5]], ['ultra', [4, 3]], ['ultra', [2]], ['ultra', [1]]], ['electric', 'electric', 'electric', 'electric', 'electric', 'flying', 'flying'], 'proposed'],
  ['moltres', 'legendary', [['ultra', [6, 5]], ['ultra', [4, 3]], ['ultra', [2]], ['ultra', [1]]], ['fire', 'fire', 'fire', 'fire', 'fire', 'flying', 'flying'], 'proposed'],
  ['mewtwo', 'legendary', [['ultra', [6, 5]], ['ultra', [4, 3]], ['ultra', [2]], ['ultra', [1]]], ['psychic', 'psychic', 'psychic', 'psychic', 'psychic', 'normal', 'normal'], 'real'],
  ['mew', 'legendary', [['ultra', [6, 5]], ['ultra', [4, 3]], ['ultra', [2]], ['ultra', [1]]], ['psychic', 'psychic', 'psychic', 'psychic', 'psychic', 'normal', 'normal'], 'proposed'],
];
