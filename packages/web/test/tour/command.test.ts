import { expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { wantedBy } from './command.ts';

test('a tour goes through all games both ways, unless somebody wants less', () => {
  expect(wantedBy([])).toMatchObject({ games: GAMES, ways: ['keyboard', 'touch'], rules: {}, most: null });
  const some = ['--game', 'hex', '--by', 'touch', '--set', 'maxTurns=4', '--set', 'quick=yes', '--most', '9'];
  expect(wantedBy(some)).toMatchObject({
    games: ['hex'],
    ways: ['touch'],
    rules: { maxTurns: '4', quick: 'yes' },
    most: 9,
  });
});

test.each([
  [['--game', 'chess'], 'there is no game “chess”'],
  [['--by', 'mouse'], 'nobody plays by “mouse”'],
  [['--set', 'maxTurns'], '“maxTurns” sets no rule'],
  [['--most', '0'], '“0” is no number of answers'],
  [['--seed', 'x'], '“x” is no seed'],
])('%j is refused: %s', (args, words) => {
  expect(wantedBy(args)).toBe(words);
});

test.each([[['--gam', 'hex']], [['hex']]])('%j is refused by name', (args) => {
  expect(wantedBy(args)).toContain(args[0]);
});
