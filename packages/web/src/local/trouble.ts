import type { PageWords } from '../words/words.ts';

type Trouble = keyof PageWords['local'];

/** Something to be told to a person: by its key, as the worker does not know who reads it. */
export const trouble = (what: Trouble): Error => new Error(what);

const isTrouble = (local: PageWords['local'], said: string): said is Trouble => Object.hasOwn(local, said);

/** What the worker said went wrong, in the reader's words. */
export const troubleIn = ({ local }: PageWords, said: string): string =>
  isTrouble(local, said) ? local[said] : said;
