import { copying, LATE } from '../copying.ts';
import { classic } from '../subject.ts';

export const variant = copying(classic, LATE, (match) => match.world());
