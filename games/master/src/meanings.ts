/** What options, questions and lines of Pokémon Master mean: the map and the hex field, a table each. */
import { meaningsOf } from '@indigo/kernel';
import { fieldLines } from './league/meanings/lines.ts';
import { fieldOptions } from './league/meanings/options.ts';
import { fieldQuestions } from './league/meanings/questions.ts';
import { dex } from './meanings/dex.ts';
import { beats, lines } from './meanings/lines.ts';
import { options } from './meanings/options.ts';
import { questions } from './meanings/questions.ts';
import { creatures, things } from './meanings/things.ts';
import type { words } from './text/index.ts';
import type { MasterView } from './view.ts';

export const meanings = meaningsOf<typeof words, MasterView>({
  options: { ...options, ...fieldOptions },
  questions: { ...questions, ...fieldQuestions },
  beats,
  lines: { ...lines, ...fieldLines },
  things,
  dex,
  creatures,
  proposals: ['meet'],
});
