/** Everything HEX Edition says to people, in German: a file for each chapter. */
import type { Translation } from '@indigo/kernel';
import type { words } from '../text/words.ts';
import { battle } from './battle.ts';
import { events } from './events.ts';
import { hints } from './hints.ts';
import { chapters } from './league.ts';
import { meanings } from './meanings.ts';
import { options } from './options.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';
import { windows } from './windows.ts';

export const german = {
  ...options,
  ...rules,
  ...windows,
  ...battle,
  ...table,
  ...hints,
  ...meanings,
  ...events,
  ...chapters,
} satisfies Translation<typeof words>;
