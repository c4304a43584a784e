/** What is said on the hex field. */
import type { Words } from '@indigo/kernel';

export const leagueWords = {} as const satisfies Words;
