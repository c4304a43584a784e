import type { Words } from '@indigo/kernel';

export const battleWords = {} as const satisfies Words;
