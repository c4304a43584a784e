/** What the page says in German: the keys and facts of the English, or it does not compile. */
import { dex, near } from './de/dex.ts';
import { boxes, home } from './de/home.ts';
import { learn } from './de/learn.ts';
import { settings } from './de/settings.ts';
import { bots, setup } from './de/setup.ts';
import { shell } from './de/shell.ts';
import { table } from './de/table.ts';
import type { PageWords } from './words.ts';

export const de = { bots, boxes, dex, home, learn, near, settings, setup, shell, table } satisfies PageWords;
