/** What the page says in English. The words of a game are its own (`Ruleset.words`). */
import { dex, near } from './en/dex.ts';
import { boxes, home } from './en/home.ts';
import { learn } from './en/learn.ts';
import { settings } from './en/settings.ts';
import { bots, setup } from './en/setup.ts';
import { shell } from './en/shell.ts';
import { table } from './en/table.ts';

export const en = { bots, boxes, dex, home, learn, near, settings, setup, shell, table };
