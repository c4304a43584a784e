/** What choices, questions and lines of the Board Game mean. */
import { meaningsOf } from '@indigo/kernel';
import { dex } from './meanings/dex.ts';
import { lines } from './meanings/lines.ts';
import { options } from './meanings/options.ts';
import { questions } from './meanings/questions.ts';
import { creatures, things } from './meanings/things.ts';
import type { words } from './text.ts';
import type { MitView } from './view.ts';

export const meanings = meaningsOf<typeof words, MitView>({
  options,
  questions,
  lines,
  things,
  creatures,
  dex,
});
