import { copying, HEX_LATE } from '../copying.ts';
import { hex } from '../subject.ts';

export const variant = copying(hex, HEX_LATE, (match) => match.fork());
