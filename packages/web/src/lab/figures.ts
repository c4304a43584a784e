import { languageNow } from '../words/words.ts';

/** Figures as one writes them where the page is read. */
const written = (value: number, digits: number, signed = false): string =>
  new Intl.NumberFormat(languageNow(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(value);

export const percent = (share: number): string =>
  new Intl.NumberFormat(languageNow(), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share);
export const points = (difference: number): string => written(100 * difference, 1, true);
export const range = (low: number, high: number): string =>
  `${written(100 * low, 1)} – ${written(100 * high, 1)}`;
export const pointRange = (low: number, high: number): string => `${points(low)} … ${points(high)}`;
export const effect = (value: number): string => written(value, 2, true);
export const mean = (value: number): string => written(value, 1);
export const count = (value: number): string => written(value, Number.isInteger(value) ? 0 : 1);
export const probability = (p: number): string => (p < 0.0001 ? `< ${written(0.0001, 4)}` : written(p, 4));
