import { type AnyFront, type GameWords, originalWords, type Words, wordsIn } from '@indigo/kernel';
import { useEffect, useState } from 'react';
import { languageNow, useLanguage } from './words.ts';

/** What is there already, so that a table begins in its reader's language. */
const known = new WeakMap<AnyFront, Map<string, GameWords>>();

function knownOf(ruleset: AnyFront): Map<string, GameWords> {
  const before = known.get(ruleset);
  if (before !== undefined) return before;
  const words = new Map([['en', originalWords(ruleset)]]);
  known.set(ruleset, words);
  return words;
}

/** Fetches what a game says in the reader's language. Where that fails it is read as it was written. */
export async function loadGameWords(ruleset: AnyFront, language: string = languageNow()): Promise<void> {
  const words = knownOf(ruleset);
  if (words.has(language)) return;
  const loaded = await wordsIn(ruleset, language).catch(() => null);
  if (loaded !== null) words.set(language, loaded);
}

/** What a game says, in the reader's language; as it was written until that is there. */
export function useGameWords(ruleset: AnyFront): GameWords {
  const language = useLanguage();
  const [, setLoaded] = useState('');
  useEffect(() => {
    let gone = false;
    loadGameWords(ruleset, language).then(() => gone || setLoaded(`${ruleset.id} ${language}`));
    return () => {
      gone = true;
    };
  }, [ruleset, language]);
  const words = knownOf(ruleset);
  return words.get(language) ?? words.get('en') ?? originalWords(ruleset);
}

const NO_WORDS: Words = {};

/** What a guide or a lesson says in the reader's language beyond what the game does (`GameWords.guide`); null until it is there. */
export function useMoreWords(fetch: (() => Promise<Words>) | undefined): Words | null {
  const [loaded, setLoaded] = useState<{ readonly of: typeof fetch; readonly words: Words }>();
  useEffect(() => {
    let gone = false;
    const come = (words: Words) => gone || setLoaded({ of: fetch, words });
    fetch?.().then(come, () => come(NO_WORDS));
    return () => {
      gone = true;
    };
  }, [fetch]);
  if (fetch === undefined) return NO_WORDS;
  return loaded?.of === fetch ? loaded.words : null;
}
