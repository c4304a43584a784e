import type { GameWords } from '@indigo/kernel';
import type { ShareRow } from '@indigo/lab';
import type { PageWords } from '../words/words.ts';

/** What the rows of a report are called, in the reader's language. */
export interface Naming {
  card(card: string): string;
  sort(sort: string): string;
  choice(choice: string): string;
  bot(bot: string): string;
  row(row: ShareRow): string;
}

/** `label`: what a game calls things that are printed on its cards; without it they are called as they were written. */
export function namingOf(words: PageWords, label: GameWords['label']): Naming {
  const { lab } = words;
  const titles: { readonly [bot: string]: { readonly title: string } | undefined } = words.bots;
  const card = (name: string): string => words.printed(label?.(name) ?? name);
  const sort = (name: string): string => lab.sorts[name] ?? name;
  const choice = (name: string): string => lab.choices[name] ?? card(name);
  const bot = (name: string): string => titles[name]?.title ?? name;
  const rows: { readonly [sort in ShareRow['sort']]: (row: ShareRow) => string } = {
    seat: ({ name }) => `${lab.seat} ${name}`,
    bot: ({ name }) => `${lab.botSort}: ${bot(name)}`,
    start: ({ of, name }) => `${sort(of)}: ${choice(name)}`,
    card: ({ name }) => lab.cardUsers(card(name)),
  };
  return { card, sort, choice, bot, row: (row) => rows[row.sort](row) };
}
