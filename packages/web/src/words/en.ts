/** What the page says in English. The words of a game are its own (`Ruleset.words`). */
import { boxes, home } from './en/home.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';

export const en = { boxes, home, settings, shell };
