import { describe, expect, test } from 'vitest';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';

/** Every text of a table of words by its path; functions as themselves. */
function texts(words: object, path = ''): [string, unknown][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object'
      ? texts(value, `${path}${key}.`)
      : [[`${path}${key}`, value] as [string, unknown]],
  );
}

/** The same in both languages: names and words German has taken over. */
const SAME = new Set([
  'boxes.classic.name',
  'boxes.hex.name',
  'boxes.master.name',
  'settings.name',
  'settings.speeds.normal',
]);

describe('the words of the page', () => {
  const english = new Map(texts(en));
  const german = new Map(texts(de));

  test('every key has a German text, and no German text has no key', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('nothing was left in English', () => {
    const left = [...english].filter(
      ([key, text]) => typeof text === 'string' && german.get(key) === text && !SAME.has(key),
    );
    expect(left).toEqual([]);
  });

  test('nothing that stands in both alike is listed without need', () => {
    expect([...SAME].filter((key) => english.get(key) !== german.get(key))).toEqual([]);
  });

  test('no text is empty, and sentences end alike in both languages', () => {
    for (const [key, text] of german) {
      const other = english.get(key);
      if (typeof text !== 'string' || typeof other !== 'string') continue;
      expect(text.trim(), key).not.toBe('');
      expect(/[.…?:!]$/.exec(text)?.[0], key).toBe(/[.…?:!]$/.exec(other)?.[0]);
    }
  });
});
