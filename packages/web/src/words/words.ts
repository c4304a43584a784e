import type { Language } from '@indigo/catalog';
import { create } from 'zustand';
import { en } from './en.ts';

/** Everything the page itself says. English is what every other language is held to. */
export type PageWords = typeof en;

interface Spoken {
  readonly language: Language;
  readonly words: PageWords;
}

/** The language the page speaks. Who changes it: `language.ts`. */
export const useSpoken = create<Spoken>(() => ({ language: 'en', words: en }));

/** What the page says, in the language of the reader: `useWords().home.title`. */
export const useWords = (): PageWords => useSpoken(({ words }) => words);

/** The same outside of components. What it returns is not told when the language changes: call it when it is read. */
export const wordsNow = (): PageWords => useSpoken.getState().words;

export const useLanguage = (): Language => useSpoken(({ language }) => language);
export const languageNow = (): Language => useSpoken.getState().language;
