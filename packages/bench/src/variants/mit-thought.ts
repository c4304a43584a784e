import { mit } from '@indigo/mit';
import { thinking } from '../thinking.ts';

export const variant = await thinking(mit, 20, 1);
