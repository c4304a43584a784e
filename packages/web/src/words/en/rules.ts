import type { Origin } from '@indigo/catalog';

/** The page of all rules. The rules themselves are English. */
export const rules = {
  opening: 'Opening the rules…',
  notWritten: (game: string) => `The rules of ${game} are not written yet`,
  games: 'Games',
  chapters: 'Chapters',
  about:
    'Every rule as it is played here, in our own words, with a number to find it by. What the rulebook does not say itself is marked. Tap a number to link to it.',
  search: 'Search the rules',
  example: 'Search: trade, Poké Ball, C-MOVE-05…',
  found: (rules: number) => `${rules} found`,
  nothing: (words: string) => `Nothing here speaks of “${words}”.`,
  ruling: 'Ruling:',
  /** Of what is not said in the book: that goes without saying. */
  origins: {
    inferred: 'Follows from the rulebook',
    ruling: 'Our ruling',
    design: 'Our own design',
  } satisfies { readonly [origin in Exclude<Origin, 'book'>]: string },
};
