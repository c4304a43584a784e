import { catalog } from '@indigo/catalog';
import { wordsIn } from '@indigo/kernel';
import { expect, test } from 'vitest';
import { namesOf, withTails } from '../../src/table/named.ts';
import { speechOf } from '../../src/table/speech.ts';

const namesIn = async (game: string, language: string) => {
  const ruleset = await catalog.load(game);
  const { words } = await wordsIn(ruleset, language);
  return namesOf(ruleset, speechOf(words, null, ['Ann', 'Ben']));
};

test('names in a line lead to what they name, whole words only', async () => {
  const names = await namesIn('classic', 'en');
  const named = names
    .split('Ann plays Fly; Nidoran♀ and Mewtwo are no Flying Pikachu.')
    .filter(({ art }) => art);
  expect(named.map(({ text }) => text)).toEqual(['Fly', 'Nidoran♀', 'Mewtwo', 'Pikachu']);
  expect(named.map(({ text }) => names.artOf(text))).toEqual(named.map(({ art }) => art));
  expect(named.at(-1)?.art).toMatchObject({ of: '25' });
});

test.each(['classic', 'mit', 'hex', 'master'])('%s is known by its German names, too', async (game) => {
  const names = await namesIn(game, 'de');
  expect(names.split('Glurak!').map(({ text, art }) => [text, art !== null])).toEqual([
    ['Glurak', true],
    ['!', false],
  ]);
});

test('what ends a sentence stays with the name before it, and nothing of the sentence is lost', async () => {
  const names = await namesIn('classic', 'en');
  const told = 'Ann plays Fly; Mewtwo (and Pikachu) are out.';
  const runs = withTails(names.split(told));
  expect(runs.filter(({ art }) => art).map(({ text, tail }) => text + tail)).toEqual([
    'Fly;',
    'Mewtwo',
    'Pikachu)',
  ]);
  expect(runs.map(({ text, tail }) => text + tail).join('')).toBe(told);
});
