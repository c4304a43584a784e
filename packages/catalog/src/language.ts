/** The languages Indigo speaks. Games are written in the first; what nobody has translated is read in it. */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The first of the wanted languages that Indigo speaks: `de-AT` and `de_DE.UTF-8` are German. English if it speaks none. */
export function languageFor(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const [base] = one.toLowerCase().split(/[^a-z]/);
    const known = LANGUAGES.find((language) => language === base);
    if (known !== undefined) return known;
  }
  return LANGUAGES[0];
}

/** What a language calls itself: `Deutsch`. */
export const languageName = (language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
