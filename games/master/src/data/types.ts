/** The eight types and the super effective table, from the printed reference card; colours are about right only. */

export type TypeId = 'fire' | 'water' | 'grass' | 'electric' | 'psychic' | 'rock' | 'flying' | 'normal';

export interface TypeRow {
  readonly id: TypeId;
  /** Types its damage is super effective against. */
  readonly beats: readonly TypeId[];
  readonly colour: string;
}

export const TYPES: readonly TypeRow[] = [
  { id: 'fire', beats: ['grass'], colour: '#d93a34' },
  { id: 'water', beats: ['fire', 'rock'], colour: '#1d63b8' },
  { id: 'grass', beats: ['water'], colour: '#2f7d3a' },
  { id: 'electric', beats: ['water', 'flying'], colour: '#e9dc2b' },
  { id: 'psychic', beats: ['rock'], colour: '#6b2f9a' },
  { id: 'rock', beats: ['electric', 'normal'], colour: '#c8442f' },
  { id: 'flying', beats: ['grass'], colour: '#a9b8e8' },
  { id: 'normal', beats: [], colour: '#ffffff' },
];

/** M-GROW-04: hearts that one damage takes. There is no resistance. */
export const HEARTS = 1;
export const HEARTS_SUPER = 2;
