import { classic } from '@indigo/classic';
import { thinking } from '../thinking.ts';

export const variant = await thinking(classic, 20, 1);
