import { master } from '@indigo/master';
import { thinking } from '../thinking.ts';

export const variant = await thinking(master, 20, 1);
