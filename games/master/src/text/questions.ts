import type { Words } from '@indigo/kernel';

export const questionWords = {} as const satisfies Words;
