/** How many tokens there are, by back, and what their backs look like: counted from the designer's own print files. */
import type { BackId } from './wild.ts';

export const BACKS: readonly {
  readonly back: BackId;
  readonly colour: string;
  readonly name: string;
  readonly count: number;
}[] = [
  { back: 'route-1', colour: '#ffe600', name: 'yellow', count: 8 },
  { back: 'viridian-forest', colour: '#0f470d', name: 'dark green', count: 8 },
  { back: 'cycling-road', colour: '#8b006b', name: 'magenta', count: 8 },
  { back: 'safari', colour: '#b2d943', name: 'light green', count: 10 },
  { back: 'mt-moon', colour: '#d9b1ce', name: 'pink', count: 8 },
  { back: 'rock-tunnel', colour: '#553303', name: 'dark brown', count: 7 },
  { back: 'pokemon-tower', colour: '#490e73', name: 'purple', count: 9 },
  { back: 'seafoam-islands', colour: '#001e94', name: 'dark blue', count: 9 },
  { back: 'legendary', colour: '#ff9600', name: 'orange', count: 5 },
];

/** M-SETUP-07: a token of each of these backs is dealt to the trade spots, where there are any. */
export const TRADE_BACKS: readonly BackId[] = ['seafoam-islands', 'rock-tunnel', 'pokemon-tower'];

/** M-TYPE-01: type tokens of each type. */
export const TYPE_TOKENS = 2;

/** M-SETUP-15, M-SETUP-17: the starters, with the colour of the figure. */
export const STARTERS: readonly { readonly pokemon: string; readonly colour: string }[] = [
  { pokemon: 'charmander', colour: '#9a1115' },
  { pokemon: 'bulbasaur', colour: '#1e7331' },
  { pokemon: 'squirtle', colour: '#396e9e' },
  { pokemon: 'pikachu', colour: '#fdb825' },
];
