import type { Face, OptionMeaning, Reader, Scene, Words } from '@indigo/kernel';
import { afterEach, expect, test } from 'vitest';
import { nameOf } from '../../src/table/board/meaning.ts';
import type { Means } from '../../src/table/means.ts';
import { speechOf } from '../../src/table/speech.ts';
import type { Target } from '../../src/table/targets.ts';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';
import { useSpoken } from '../../src/words/words.ts';

const words = { word: { say: (_: Reader, word: string) => word } } satisfies Words;
const speech = speechOf(words, 0, []);
const said = (word: string) => ['word', word] as const;
const scene = {
  links: [
    ['a', 'b'],
    ['b', 'c'],
  ],
} as unknown as Scene;

/** What a place at the end of a way of two steps is called. */
function named(word: string, meaning: OptionMeaning = {}, ways = 1): string {
  const options = Array.from({ length: ways }, (_, i): Face => ({ id: String(i), say: said(word) }));
  const means = { option: () => ({ way: ['a', 'b', 'c'], ...meaning }) } as unknown as Means;
  return nameOf({ options } as unknown as Target, scene, means, speech);
}

afterEach(() => useSpoken.setState({ language: 'en', words: en }));

test('a place says how far it is, how likely and what it brings and costs', () => {
  const odds = { chance: 0.5, say: said('catches'), yes: [], no: [] };
  const meaning = { odds, brings: [said('a chip')], costs: [said('your roll')] };
  expect(named('Pewter City', meaning)).toBe('Pewter City, 2 steps, catches 50%, a chip; costs your roll');
  expect(named('Cave', {}, 4)).toBe('Cave, 2 steps, 4 ways');
});

test('how far it is is said once', () => {
  expect(named('Route 4, 2 steps')).toBe('Route 4, 2 steps');
});

test('and in the language of the reader', () => {
  useSpoken.setState({ language: 'de', words: de });
  expect(named('Höhle', {}, 4)).toBe('Höhle, 2 Schritte, 4 Möglichkeiten');
});
