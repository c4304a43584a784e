import { copying, EARLY } from '../copying.ts';
import { classic } from '../subject.ts';

export const variant = copying(classic, EARLY, (match) => structuredClone(match.state));
