import { type AnyRuleset, type Plain, type Reader, type Words, wordsIn } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { type GameFacts, seatCounts } from './game.ts';
import { checkDecision, checkStory } from './properties/decision.ts';
import { checkMeanings } from './properties/meanings.ts';
import { checkScene } from './properties/scene.ts';
import { checkTexts } from './properties/texts.ts';
import { overPoints, Sample } from './sample.ts';

/** What a game tells about one of its translations. */
export interface TranslationFacts {
  /** Names and words that are the same in both languages: what is made of these alone may read as the original does. */
  readonly same?: readonly string[];
  /** How many moments are looked at, over all seat counts. */
  readonly points?: number;
}

/** Words of the original that a translation into this language never holds. */
const FOREIGN: { readonly [language: string]: RegExp } = {
  de: /\b(the|and|or|of|your|you|with|from|to|for|is|are|has|have|takes?|rolls?|turn|cards?|player|choose|draws?|wins?)\b/i,
};

type Say = (reader: Reader, ...facts: Plain[]) => string;

/** Sentences that are left as they were. */
export class LeftOver {
  readonly found = new Map<string, string>();
  private readonly language: string;
  /** The longest first: a name may hold another. */
  private readonly same: readonly string[];

  constructor(language: string, same: readonly string[] = []) {
    this.language = language;
    this.same = same.toSorted((a, b) => b.length - a.length);
  }

  /** Both ways of saying it. Names say nothing of a language: hence players that are only figures. */
  look(key: string, original: string, translated: string): void {
    const foreign = FOREIGN[this.language]?.exec(translated)?.[0];
    if (foreign !== undefined) this.found.set(key, `"${translated}" says "${foreign}"`);
    else if (original === translated && this.says(original))
      this.found.set(key, `"${translated}" is what the original says`);
  }

  /** Whether it holds a word that is not the same in both languages. */
  private says(text: string): boolean {
    return /\p{L}/u.test(this.same.reduce((rest, word) => rest.replaceAll(word, ''), text));
  }
}

const named: Reader['name'] = (seat) => `${seat + 1}${seat + 1}`;

/** The words of a translation, which show to `left` whatever they say, beside the original. */
export function beside(original: Words, translated: Words, left: LeftOver): Words {
  return Object.fromEntries(
    Object.entries(translated).map(([key, sentence]) => {
      const say: Say = (reader, ...facts) => {
        const plain = { ...reader, name: named };
        left.look(key, (original[key].say as Say)(plain, ...facts), (sentence.say as Say)(plain, ...facts));
        return (sentence.say as Say)(reader, ...facts);
      };
      return [key, { ...sentence, say }];
    }),
  );
}

/** The checks of what people read. */
const READ = [checkDecision, checkStory, checkScene, checkMeanings, checkTexts];

/** The tests a translation of a game must pass: everything is said in it, reads well, and nothing was left in the original. */
export function translation(
  ruleset: AnyRuleset,
  language: string,
  game: GameFacts = {},
  { same = [], points = 60 }: TranslationFacts = {},
): void {
  describe(`${ruleset.id} in ${language}`, { timeout: 0 }, () => {
    test('every sentence, option and choice is there', async () => {
      const made = await ruleset.translations?.[language]?.();
      expect(made, `there is no translation into ${language}`).toBeDefined();
      if (made === undefined) return;
      expect(Object.keys(made.words).sort()).toEqual(Object.keys(ruleset.words).sort());
      expect(Object.keys(made.options).sort()).toEqual(ruleset.options.map(({ key }) => key).sort());
      for (const spec of ruleset.options) {
        const { name, about, choices = {} } = made.options[spec.key];
        expect(name.trim() && about.trim(), spec.key).not.toBe('');
        expect(about, spec.key).not.toBe(spec.about);
        expect(Object.keys(choices), spec.key).toEqual(spec.type === 'choice' ? [...spec.choices] : []);
      }
    });

    test('the page on how to play and the teaching match speak it, too', async () => {
      const made = await wordsIn(ruleset, language);
      for (const about of ['guide', 'lesson'] as const) {
        const original = (await ruleset[about]?.())?.words ?? {};
        const words = (await made[about]?.()) ?? {};
        expect(Object.keys(words).sort(), about).toEqual(Object.keys(original).sort());
      }
    });

    const left = new LeftOver(language, same);

    test.each(seatCounts(ruleset, game))(
      'a match of %i reads well, and nothing is left in the original',
      async (seats) => {
        const { words } = await wordsIn(ruleset, language);
        const spoken = { ...ruleset, words: beside(ruleset.words, words, left) };
        const share = Math.ceil(points / seatCounts(ruleset, game).length);
        overPoints(
          new Sample(spoken, game, seats),
          `in ${language}`,
          { points: share, matches: 2 },
          (point) => {
            for (const check of READ) check(point);
          },
        );
        expect(Object.fromEntries(left.found)).toEqual({});
      },
    );
  });
}
