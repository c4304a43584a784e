/** Colours of a rank: the chip's rim, its edge, a light tint, and ink that reads on the rim. */
export interface RankLook {
  readonly colour: string;
  readonly dark: string;
  readonly light: string;
  readonly ink: string;
  /** Marks on the rim. They carry the meaning, the hue is a comfort. 5 is drawn as a star, 0 as dashes. */
  readonly pips: number;
}

export type Rank = 'pink' | 'green' | 'blue' | 'red' | 'yellow' | 'starter';

// biome-ignore format: a table
export const RANKS: Readonly<Record<Rank, RankLook>> = {
  pink:    { colour: '#f08fb0', dark: '#c75f86', light: '#fbd5e1', ink: '#5f1f3c', pips: 1 },
  green:   { colour: '#45a86b', dark: '#2b7a4a', light: '#bfe6c9', ink: '#123f26', pips: 2 },
  blue:    { colour: '#3b77c9', dark: '#25539a', light: '#bcd5f4', ink: '#102c57', pips: 3 },
  red:     { colour: '#c5363b', dark: '#8f2028', light: '#f3b9b4', ink: '#4b0d12', pips: 4 },
  yellow:  { colour: '#f2bd33', dark: '#b98410', light: '#fdeab0', ink: '#553b02', pips: 5 },
  starter: { colour: '#757b96', dark: '#535975', light: '#dcdfea', ink: '#2b2f45', pips: 0 },
};
