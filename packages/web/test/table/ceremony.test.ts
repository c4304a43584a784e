/** What a game celebrates can be drawn, and is said of those whom it concerns. */
import { catalog } from '@indigo/catalog';
import { type Art, type Ceremony, lineMeaning, read, type Say } from '@indigo/kernel';
import { POKEMON } from '@indigo/master';
import { describe, expect, test } from 'vitest';
import { type Game, loadGame } from '../../src/table/game.ts';

const newest = async (id: string): Promise<Game> => loadGame(id, (await catalog.load(id)).version);

const ceremonyOf = ({ ruleset }: Game, say: Say): Ceremony | undefined =>
  lineMeaning(ruleset.meanings, say).ceremony;

/** The first of these lines that is celebrated as a legend. */
const legendIn = (game: Game, lines: readonly Say[]): Say =>
  lines.find((say) => ceremonyOf(game, say)?.kind === 'legend') ?? ['none'];

const MANY = Array.from({ length: 200 }, (_, i) => i);

/** Of each game the lines it celebrates: whose, and what it is. */
const CELEBRATED: { readonly [game: string]: (game: Game) => readonly (readonly [Ceremony['kind'], Say])[] } =
  {
    classic: () => [['legend', ['caught', 1, 150, 6, 0]]],
    badges: () => [['badge', ['won-badge', 1, 0, 1]]],
    mit: () => [
      ['badge', ['got-badge', 1, 0, 1]],
      ['evolution', ['evolved', 1, 0, 1, 2, 3]],
    ],
    hex: (game) => [
      ['badge', ['badge', 1, 0, 1]],
      [
        'legend',
        legendIn(
          game,
          MANY.map((mon): Say => ['caught', 1, mon, 6, []]),
        ),
      ],
      ['league', ['drawn-pairs', 3, 1, 0, 2]],
      ['league', ['semifinalists', [3, 1, 0, 2]]],
      ['league', ['finalists', 0, 1]],
    ],
    master: (game) => [
      ['evolution', ['evolved', 1, 0, 0, 1]],
      [
        'legend',
        legendIn(
          game,
          POKEMON.map((_, card): Say => ['caught', 1, card]),
        ),
      ],
      ['league', ['seeded', [2, 0, 1, 3]]],
      ['league', ['seeded', [2, 0, 1]]],
      ['league', ['seeded', [1, 0]]],
    ],
  };

const artsOf = (ceremony: Ceremony): readonly Art[] => {
  if (ceremony.kind === 'league') return [];
  return ceremony.kind === 'evolution' ? [ceremony.from, ceremony.art] : [ceremony.art];
};

describe.each(Object.keys(CELEBRATED))('%s', (id) => {
  test('what it celebrates is drawn and told', async () => {
    const game = await newest(id);
    for (const [kind, say] of CELEBRATED[id](game)) {
      const ceremony = ceremonyOf(game, say);
      if (ceremony === undefined) throw new Error(`${say[0]} is not celebrated`);
      expect(ceremony.kind).toBe(kind);
      if (ceremony.kind !== 'league') expect(ceremony.seat).toBe(1);
      expect(read(game.ruleset.words, ceremony.say, { you: 1, name: (seat) => `Seat ${seat}` })).toMatch(
        /^[A-Z]/,
      );
      for (const art of artsOf(ceremony)) {
        const drawn = game.skin.token(art, '', 'team');
        expect(drawn).toMatch(/^</);
        expect(drawn).not.toMatch(/undefined|NaN/);
        // Creatures are seen as they are; a badge is a thing.
        expect(game.skin.creature(art) === null).toBe(kind === 'badge');
      }
    }
  });
});

test('who meets whom at first follows from the seeds', async () => {
  const game = await newest('master');
  const pairs = (seeds: readonly number[]): unknown => {
    const ceremony = ceremonyOf(game, ['seeded', seeds]);
    return ceremony?.kind === 'league' ? ceremony.pairs : null;
  };
  expect(pairs([2, 0, 1, 3])).toEqual([
    [2, 3],
    [0, 1],
  ]);
  expect(pairs([2, 0, 1])).toEqual([[2], [0, 1]]);
  expect(pairs([1, 0])).toEqual([[1, 0]]);
});
