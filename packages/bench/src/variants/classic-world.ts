import { copying, EARLY } from '../copying.ts';

export const variant = copying(EARLY, (match) => match.world());
