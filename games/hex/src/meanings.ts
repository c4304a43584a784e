/** What choices, questions and lines of HEX mean, for every interface and bot. */
import { type Meanings, meaningsOf } from '@indigo/kernel';
import { dex } from './meanings/dex.ts';
import { beats, lines } from './meanings/lines.ts';
import { options } from './meanings/options.ts';
import { questions } from './meanings/questions.ts';
import { cardNear, creatures, things } from './meanings/things.ts';
import { hasHint } from './text/hints.ts';
import type { words } from './text/words.ts';
import type { HexView } from './view.ts';

const tables = meaningsOf<typeof words, HexView>({
  options,
  questions,
  lines,
  beats,
  things,
  creatures,
  dex,
});

export const meanings: Meanings<HexView> = {
  ...tables,
  question: (view, decision) => {
    const acting = view.battle === null ? view.acting.at(-1) : undefined;
    return {
      ...(hasHint(decision.kind) && { hint: ['hint', decision.kind] }),
      // What an Event asks, it asks with its card on the table.
      ...(acting !== undefined && { subject: cardNear(acting.deck, acting.card) }),
      ...(decision.shape !== 'pick' && { sends: (count: number) => ['send.these', count] }),
      ...tables.question(view, decision),
    };
  },
};
