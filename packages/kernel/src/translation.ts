import type { AnyFront, OptionSpec } from './ruleset.ts';
import type { Facts, Reader, Words } from './words.ts';

/**
 * The sentences of a game in another language: every key, speaking of the same facts. Which rule a line follows is
 * said once, in the original.
 */
export type Translation<W extends Words> = {
  readonly [K in keyof W]: { readonly say: (reader: Reader, ...facts: Facts<W[K]['say']>) => string };
};

/** What people read of an option of the rulebook. */
export interface OptionWords {
  readonly name: string;
  readonly about: string;
  /** What each choice is called. */
  readonly choices?: { readonly [choice: string]: string };
}

/** Everything people read of a game, in one language. */
export interface GameWords {
  readonly title: string;
  readonly words: Words;
  readonly options: { readonly [key: string]: OptionWords };
  /** What is printed on board, cards and pieces, as it is drawn in the original: `Pallet Town`. What it does not know stays. */
  label?(printed: string): string;
  /** What its page on how to play says (`Front.guide`); fetched only by those who read it. */
  guide?(): Promise<Words>;
  /** What the coach of its teaching match says (`Front.lesson`); fetched only by those who learn. */
  lesson?(): Promise<Words>;
}

/** A game in another language, as its author writes it. */
export interface Translated<W extends Words> extends Omit<GameWords, 'words'> {
  readonly words: Translation<W>;
}

/** `ballShiftMandatory` as people read it. */
const plainly = (key: string): string => {
  const words = key
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const optionWords = (spec: OptionSpec): OptionWords => ({
  name: plainly(spec.key),
  about: spec.about,
  ...(spec.type === 'choice'
    ? { choices: Object.fromEntries(spec.choices.map((choice) => [choice, plainly(choice)])) }
    : {}),
});

/** A game in the language it is written in. */
export const originalWords = ({ title, words, options }: AnyFront): GameWords => ({
  title,
  words,
  options: Object.fromEntries(options.map((spec) => [spec.key, optionWords(spec)])),
});

/** A game in this language, as far as it is translated; what is not stays as it was written. */
export async function wordsIn(game: AnyFront, language: string): Promise<GameWords> {
  const original = originalWords(game);
  const { translations = {} } = game;
  if (!Object.hasOwn(translations, language)) return original;
  const { words, options, ...rest } = await translations[language]();
  return {
    ...rest,
    words: Object.fromEntries(
      Object.entries(original.words).map(([key, sentence]) => [key, { ...sentence, ...words[key] }]),
    ),
    options: { ...original.options, ...options },
  };
}
