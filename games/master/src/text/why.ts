import type { Words } from '@indigo/kernel';

export const whyWords = {} as const satisfies Words;
