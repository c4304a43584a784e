import { catalog } from '@indigo/catalog';
import { expect, test } from 'vitest';
import { GAMES, playable } from '../src/games.ts';

test('a game of the catalog can be chosen before anybody has drawn a box for it', () => {
  expect(playable(catalog.ids)).toEqual(GAMES);
  expect(playable(['mit', 'berries', 'classic'])).toEqual([...GAMES, 'berries']);
});
