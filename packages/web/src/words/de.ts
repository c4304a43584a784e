/** What the page says in German: the keys and facts of the English, or it does not compile. */
import { boxes, home } from './de/home.ts';
import { settings } from './de/settings.ts';
import { shell } from './de/shell.ts';
import type { PageWords } from './words.ts';

export const de = { boxes, home, settings, shell } satisfies PageWords;
