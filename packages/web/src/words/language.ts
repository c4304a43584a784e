import { type Language, languageFor } from '@indigo/catalog';
import { useSettings } from '../settings/settings.ts';
import { en } from './en.ts';
import { languageNow, type PageWords, useSpoken } from './words.ts';

/** English is always there; another language is loaded when somebody reads it. */
const LOADED: { readonly [language in Language]: () => Promise<PageWords> } = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
};

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
