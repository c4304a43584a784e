import { copying, HEX_EARLY } from '../copying.ts';
import { hex } from '../subject.ts';

export const variant = copying(hex, HEX_EARLY, (match) => match.fork());
