import { recordSize } from '../record-size.ts';
import { race } from '../subject.ts';

export const variant = recordSize(race);
