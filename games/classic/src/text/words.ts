/** Everything this game says to people, by key: a file for each chapter. What a translation replaces. */
import type { Words } from '@indigo/kernel';
import { battleText } from './battle.ts';
import { hintsText } from './hints.ts';
import { meaningsText } from './meanings.ts';
import { optionsText } from './options.ts';
import { questionsText } from './questions.ts';
import { refusalsText } from './refusals.ts';
import { storyText } from './story.ts';
import { aroundText, tableText } from './table.ts';
import { thingsText } from './things.ts';

export const words = {
  ...thingsText,
  ...questionsText,
  ...optionsText,
  ...storyText,
  ...refusalsText,
  ...tableText,
  ...aroundText,
  ...meaningsText,
  ...hintsText,
  ...battleText,
} satisfies Words;
