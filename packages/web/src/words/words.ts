import { type Language, languageFor } from '@indigo/catalog';
import { create } from 'zustand';
import { useSettings } from '../settings/settings.ts';
import { en } from './en.ts';

/** Everything the page itself says. English is what every other language is held to. */
export type PageWords = typeof en;

/** English is always there; another language is loaded when somebody reads it. */
const LOADED: { readonly [language in Language]: () => Promise<PageWords> } = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
};

interface Spoken {
  readonly language: Language;
  readonly words: PageWords;
}

const useSpoken = create<Spoken>(() => ({ language: 'en', words: en }));

/** What the page says, in the language of the reader: `useWords().home.title`. */
export const useWords = (): PageWords => useSpoken(({ words }) => words);

/** The same outside of components. What it returns is not told when the language changes: call it when it is read. */
export const wordsNow = (): PageWords => useSpoken.getState().words;

export const useLanguage = (): Language => useSpoken(({ language }) => language);
export const languageNow = (): Language => useSpoken.getState().language;

/** What was chosen or, where nothing was, what the browser asks for. */
function wanted(): Language {
  const { language } = useSettings.getState();
  return language === 'auto' ? languageFor(navigator.languages) : language;
}

async function speak(language: Language): Promise<void> {
  const words = await LOADED[language]();
  // Somebody who chose again while it was loading gets what they chose last.
  if (language !== wanted()) return;
  useSpoken.setState({ language, words });
  document.documentElement.lang = language;
}

/** Speaks the reader's language from now on. A language that cannot be loaded leaves the one before. */
export async function applyLanguage(): Promise<void> {
  const follow = (): Promise<void> =>
    wanted() === languageNow() ? Promise.resolve() : speak(wanted()).catch(() => {});
  useSettings.subscribe(follow);
  addEventListener('languagechange', follow);
  await follow();
}
