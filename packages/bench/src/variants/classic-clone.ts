import { copying, EARLY } from '../copying.ts';
import { classic } from '../subject.ts';

export const variant = copying(classic, EARLY, (match) => match.clone());
