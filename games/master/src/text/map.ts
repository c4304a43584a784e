import type { Words } from '@indigo/kernel';

export const mapWords = {} as const satisfies Words;
