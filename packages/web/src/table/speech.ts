import { type Reader, read, ruleOf, type Say, type Seat, type Words } from '@indigo/kernel';
import { wordsNow } from '../words/words.ts';

/** A stretch of a sentence; those that name somebody are set apart. */
export interface Run {
  readonly text: string;
  readonly strong: boolean;
}

/** Sets names apart while a sentence is made: no name and no rule text holds these. */
const OPEN = '\u0002';
const CLOSE = '\u0003';

export interface Speech {
  readonly words: Words;
  readonly you: Seat | null;
  name(seat: Seat): string;
  say(say: Say): string;
  /** The sentence with its names set apart. */
  runs(say: Say): readonly Run[];
  /** The first seat the sentence is about; null: none. */
  about(say: Say): Seat | null;
  clause(say: Say): string | null;
}

export function speechOf(words: Words, you: Seat | null, names: readonly string[]): Speech {
  const name = (seat: Seat): string => names[seat] || wordsNow().shell.seat(seat);
  const plain: Reader = { you, name };
  const marked: Reader = { you, name: (seat) => `${OPEN}${name(seat)}${CLOSE}` };
  return {
    words,
    you,
    name,
    say: (say) => read(words, say, plain),
    runs: (say) => split(read(words, say, marked)),
    about: (say) => {
      let first: Seat | null = null;
      read(words, say, {
        you: null,
        name: (seat) => {
          first ??= seat;
          return '';
        },
      });
      return first;
    },
    clause: (say) => ruleOf(words, say),
  };
}

function split(text: string): Run[] {
  // A sentence that begins with the reader sets the reader apart, too.
  const [first] = text.split(/[^\p{L}]/u, 1);
  const own = wordsNow().shell.selves.includes(first) ? first : '';
  const runs: Run[] = own === '' ? [] : [{ text: own, strong: true }];
  const rest = text.slice(own.length);
  for (const part of rest.split(OPEN)) {
    const [strong, after] = part.includes(CLOSE) ? part.split(CLOSE) : ['', part];
    if (strong) runs.push({ text: strong, strong: true });
    if (after) runs.push({ text: after, strong: false });
  }
  return runs;
}
