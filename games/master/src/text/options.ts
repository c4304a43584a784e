import type { Words } from '@indigo/kernel';

export const optionWords = {} as const satisfies Words;
