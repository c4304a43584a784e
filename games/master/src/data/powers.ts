import type { Source } from './source.ts';

export type PowerId =
  | 'defensive-position'
  | 'power-surge'
  | 'second-wind'
  | 'quick-step'
  | 'endure'
  | 'rally'
  | 'feint';

export interface Power {
  readonly id: PowerId;
  readonly name: string;
  readonly source: Source;
}

/** M-POW: seven tokens is real; what the appendix said of six of them is lost. */
export const POWERS: readonly Power[] = [
  { id: 'defensive-position', name: 'Defensive Position', source: 'real' },
  { id: 'power-surge', name: 'Power Surge', source: 'proposed' },
  { id: 'second-wind', name: 'Second Wind', source: 'proposed' },
  { id: 'quick-step', name: 'Quick Step', source: 'proposed' },
  { id: 'endure', name: 'Endure', source: 'proposed' },
  { id: 'rally', name: 'Rally', source: 'proposed' },
  { id: 'feint', name: 'Feint', source: 'proposed' },
];

/** M-POW-06: symbols more. */
export const SURGE = 1;
/** M-POW-08: hearts regained. */
export const SECOND_WIND = 2;
/** M-POW-10: free moves. */
export const QUICK_STEPS = 2;
/** M-POW-12: hearts kept. */
export const ENDURED = 1;
