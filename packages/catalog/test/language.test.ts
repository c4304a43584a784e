import { expect, test } from 'vitest';
import { LANGUAGES, languageFor, languageName } from '../src/index.ts';

test('of the wanted languages the first that Indigo speaks, whatever the region', () => {
  expect(languageFor(['de-AT', 'en'])).toBe('de');
  expect(languageFor(['fr-FR', 'de', 'en'])).toBe('de');
  expect(languageFor(['en-GB', 'de'])).toBe('en');
  expect(languageFor(['de_DE.UTF-8'])).toBe('de');
});

test('whoever wants none of them reads English', () => {
  expect(languageFor(['ja', 'C', ''])).toBe('en');
  expect(languageFor([])).toBe('en');
});

test('a language is listed by its own name', () => {
  expect(LANGUAGES.map(languageName)).toEqual(['English', 'Deutsch']);
});
