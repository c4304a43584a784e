import { hex } from '@indigo/hex';
import { thinking } from '../thinking.ts';

export const variant = await thinking(hex, 20, 1);
