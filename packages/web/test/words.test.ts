import { bots } from '@indigo/bots';
import { describe, expect, test } from 'vitest';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';

/** Every text of a table of words by its path; functions and lists as themselves. */
function texts(words: object, path = ''): [string, unknown][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? texts(value, `${path}${key}.`)
      : [[`${path}${key}`, value] as [string, unknown]],
  );
}

/** Names, and words German has taken over. */
const SAME = new Set([
  'Bot',
  'Chat',
  'Dex',
  'Hand',
  'HEX Edition',
  'Master Trainer',
  'Name',
  'Normal',
  'Offline.',
  'Online',
  'Pokémon Master',
  'Rest',
  'Team',
  'Trainer',
]);

describe('the words of the page', () => {
  const english = new Map(texts(en));
  const german = new Map(texts(de));

  test('every key has a German text, and no German text has no key', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('nothing was left in English', () => {
    const left = [...english].filter(([key, text]) => german.get(key) === text && !SAME.has(String(text)));
    expect(left).toEqual([]);
  });

  test('nothing is listed as the same that is not said', () => {
    const said = new Set([...english].flatMap(([key, text]) => (german.get(key) === text ? [text] : [])));
    expect([...SAME].filter((text) => !said.has(text))).toEqual([]);
  });

  test('no text is empty, and sentences end alike in both languages', () => {
    for (const [key, text] of german) {
      const other = english.get(key);
      if (typeof text !== 'string' || typeof other !== 'string') continue;
      expect(text.trim(), key).not.toBe('');
      expect(/[.…?:!]$/.exec(text)?.[0], key).toBe(/[.…?:!]$/.exec(other)?.[0]);
    }
  });

  test('bots are introduced as they introduce themselves', () => {
    expect(Object.keys(en.bots)).toEqual(Object.keys(bots));
    for (const { name, title, about } of Object.values(bots))
      expect(en.bots[name as keyof typeof en.bots]).toEqual({ title, about });
  });
});
