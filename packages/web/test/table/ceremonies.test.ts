import { catalog } from '@indigo/catalog';
import { monOf } from '@indigo/hex';
import { type Ceremony, lineMeaning, type Say } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { type Game, loadGame } from '../../src/table/game.ts';

const newest = async (id: string): Promise<Game> => loadGame(id, (await catalog.load(id)).version);

/** One line of each kind of ceremony a game holds, and what is seen of it. */
const HELD: { readonly [game: string]: readonly (readonly [Say, Ceremony['kind']])[] } = {
  classic: [[['caught', 1, 144, 6], 'legend']],
  badges: [
    [['won-badge', 1, 0, 2], 'badge'],
    [['was-caught', 1, 11, 0, true], 'legend'],
  ],
  hex: [
    [['badge', 1, 0, 3], 'badge'],
    [['caught', 1, monOf('mewtwo'), 6, []], 'legend'],
  ],
  mit: [
    [['got-badge', 1, 2, 3], 'badge'],
    [['evolved', 1, 0, 60, 2, 3], 'evolution'],
  ],
  master: [
    [['evolved', 1, 3, 0, 1], 'evolution'],
    [['seeded', [2, 0, 3, 1]], 'league'],
  ],
};

describe.each(Object.entries(HELD))('%s celebrates', (id, lines) => {
  test.each(lines)('%j as a %s', async (line, kind) => {
    const { ruleset, skin } = await newest(id);
    const { ceremony } = lineMeaning(ruleset.meanings, line);
    expect(ceremony?.kind).toBe(kind);
    expect(ceremony && Object.hasOwn(ruleset.words, ceremony.say[0])).toBe(true);
    if (ceremony === undefined || ceremony.kind === 'league') return;
    const shown = ceremony.kind === 'evolution' ? [ceremony.from, ceremony.art] : [ceremony.art];
    if (ceremony.kind === 'badge') expect(skin.token(ceremony.art, '', 'team')).toMatch(/^<g/);
    else for (const art of shown) expect(skin.creature(art)?.figure).toBeDefined();
  });
});

test('the seeds of a League meet as its rules have it', async () => {
  const { ruleset } = await newest('master');
  const pairs = (seeds: readonly number[]) => {
    const { ceremony } = lineMeaning(ruleset.meanings, ['seeded', seeds]);
    return ceremony?.kind === 'league' ? ceremony.pairs : null;
  };
  expect(pairs([2, 0, 3, 1])).toEqual([
    [2, 1],
    [0, 3],
  ]);
  expect(pairs([2, 0, 1])).toEqual([[2], [0, 1]]);
  expect(pairs([1, 0])).toEqual([[1, 0]]);
});
