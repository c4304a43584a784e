import { copying, LATE } from '../copying.ts';

export const variant = copying(LATE, (match) => match.world());
