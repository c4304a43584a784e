import type { Reader, Words } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { beside, LeftOver } from '../src/translation.ts';

const reader: Reader = { you: null, name: (seat) => `Kim ${seat}` };

const original = {
  rolled: { say: (r: Reader, seat: number) => `${r.name(seat)} rolls.` },
  card: { say: (_: Reader, name: string) => name },
} satisfies Words;

/** What is left over of one sentence. */
function left(
  key: keyof typeof original,
  say: (r: Reader, fact: never) => string,
  fact: unknown,
  same: string[] = [],
) {
  const found = new LeftOver('de', same);
  const words = beside(original, { ...original, [key]: { say } }, found);
  (words[key].say as (r: Reader, fact: unknown) => string)(reader, fact);
  return [...found.found.keys()];
}

describe('what a translation leaves over', () => {
  test('nothing, where it says something else', () => {
    expect(left('rolled', (r, seat) => `${r.name(seat)} würfelt.`, 0)).toEqual([]);
  });

  test('a sentence that reads as the original does', () => {
    expect(left('rolled', original.rolled.say, 0)).toEqual(['rolled']);
  });

  test('a word of the original in a sentence that differs', () => {
    expect(left('rolled', (r, seat) => `${r.name(seat)} würfelt and wartet.`, 0)).toEqual(['rolled']);
  });

  test('no names that both languages share, and names that they do not', () => {
    expect(left('card', original.card.say, 'Ditto', ['Ditto'])).toEqual([]);
    expect(left('card', original.card.say, 'Squirtle', ['Ditto'])).toEqual(['card']);
  });
});
