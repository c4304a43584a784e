import type { AnyRuleset, Meanings, Plain, Reader, Words } from '@indigo/kernel';

/**
 * Rules of before, whose words nobody can put right any more: where one of their sentences or meanings fails, less is
 * said, and the match goes on.
 */
export function forgiving(ruleset: AnyRuleset): AnyRuleset {
  const known = made.get(ruleset);
  if (known !== undefined) return known;
  const kind = forgivingOf(ruleset);
  made.set(ruleset, kind);
  return kind;
}

/** One of each: they are compared by who they are. */
const made = new WeakMap<AnyRuleset, AnyRuleset>();

function forgivingOf(ruleset: AnyRuleset): AnyRuleset {
  const { meanings } = ruleset;
  return {
    ...ruleset,
    words: Object.fromEntries(
      Object.entries(ruleset.words as Words).map(([key, sentence]) => {
        const say = sentence.say as (reader: Reader, ...facts: Plain[]) => string;
        const plainly = (...facts: Plain[]): string =>
          [key, ...facts.map((fact) => JSON.stringify(fact))].join(' ');
        const safe = (reader: Reader, ...facts: Plain[]): string =>
          orElse(
            () => say(reader, ...facts),
            () => plainly(...facts),
          );
        return [key, { ...sentence, say: safe }];
      }),
    ),
    ...(meanings === undefined ? {} : { meanings: forgivingMeanings(meanings) }),
  };
}

const forgivingMeanings = (meanings: Meanings<never>): Meanings<never> => ({
  option: (...about) => orElse(() => meanings.option(...about), nothing),
  question: (...about) => orElse(() => meanings.question(...about), nothing),
  line: (...about) => orElse(() => meanings.line(...about), nothing),
  beat: (...about) =>
    orElse(
      () => meanings.beat?.(...about) ?? null,
      () => null,
    ),
  thing: (...about) =>
    orElse(
      () => meanings.thing(...about),
      () => null,
    ),
});

const nothing = (): object => ({});

function orElse<T>(wanted: () => T, instead: () => T): T {
  try {
    return wanted();
  } catch {
    return instead();
  }
}
