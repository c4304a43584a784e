import { type AnyRuleset, wordsIn } from '@indigo/kernel';
import type { Catalog } from './catalog.ts';
import { LANGUAGES, type Language } from './language.ts';

/** The same games, whose words, titles and options are in this language, as far as they are translated. */
export function speaking(catalog: Catalog, language: () => Language): Catalog {
  const made = new WeakMap<AnyRuleset, Map<Language, Promise<AnyRuleset>>>();
  const load = async (id: string, version?: number): Promise<AnyRuleset> => {
    const ruleset = await catalog.load(id, version);
    const wanted = language();
    if (wanted === LANGUAGES[0]) return ruleset;
    const known = made.get(ruleset) ?? new Map();
    made.set(ruleset, known);
    // One of each: rulesets are compared by who they are.
    if (!known.has(wanted)) known.set(wanted, inLanguage(ruleset, wanted));
    return known.get(wanted);
  };
  return {
    ...catalog,
    load,
    games: () =>
      Promise.all(
        catalog.ids.map(async (id) => {
          const { title, seats, options } = await load(id);
          return { id, title, seats, options };
        }),
      ),
  };
}

async function inLanguage(ruleset: AnyRuleset, language: Language): Promise<AnyRuleset> {
  const { title, words, options } = await wordsIn(ruleset, language);
  return {
    ...ruleset,
    title,
    words,
    options: ruleset.options.map((spec) => ({ ...spec, about: options[spec.key].about })),
  };
}
