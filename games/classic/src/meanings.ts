/** What options, questions and lines of this game mean: the tables, one file each. */
import { meaningsOf } from '@indigo/kernel';
import { dex } from './meanings/dex.ts';
import { beats, lines } from './meanings/lines.ts';
import { options } from './meanings/options.ts';
import { questions } from './meanings/questions.ts';
import { creatures, things } from './meanings/things.ts';
import type { words } from './text/words.ts';
import type { ClassicView } from './view.ts';

export const meanings = meaningsOf<typeof words, ClassicView>({
  options,
  questions,
  lines,
  beats,
  things,
  creatures,
  dex,
});
