import { recordSize } from '../record-size.ts';
import { classic } from '../subject.ts';

export const variant = recordSize(classic);
