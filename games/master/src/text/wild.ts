import type { Words } from '@indigo/kernel';

export const wildWords = {} as const satisfies Words;
