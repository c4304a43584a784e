import { badges } from '@indigo/badges';
import { thinking } from '../thinking.ts';

export const variant = await thinking(badges, 20, 1);
