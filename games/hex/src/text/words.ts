/** Everything this game says to people, by key: a file for each chapter. What a translation replaces. */
import type { Words } from '@indigo/kernel';
import { achievementsText } from './achievements.ts';
import { battleText } from './battle.ts';
import { eventsText } from './events.ts';
import { hintsText } from './hints.ts';
import { itemsText } from './items.ts';
import { leagueText } from './league.ts';
import { meaningsText } from './meanings.ts';
import { optionsText } from './options.ts';
import { rulesText } from './rules.ts';
import { superEventsText } from './super-events.ts';
import { tableText } from './table.ts';
import { tradeText } from './trade.ts';
import { trainersText } from './trainers.ts';
import { windowsText } from './windows.ts';

export const words = {
  ...optionsText,
  ...rulesText,
  ...windowsText,
  ...battleText,
  ...tableText,
  ...hintsText,
  ...meaningsText,
  ...itemsText,
  ...eventsText,
  ...superEventsText,
  ...achievementsText,
  ...trainersText,
  ...tradeText,
  ...leagueText,
} satisfies Words;
