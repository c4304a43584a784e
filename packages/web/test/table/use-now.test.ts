import type { Face, OptionMeaning, Piece } from '@indigo/kernel';
import { expect, test } from 'vitest';
import { byUse } from '../../src/table/use-now.ts';

const piece = (id: string, figure = 0): Piece => ({
  id,
  at: 'team',
  kind: 'chip',
  figure,
  say: ['name', id],
});
const odds = (chance: number, ...values: readonly number[]): OptionMeaning => ({
  odds: {
    chance,
    say: ['wins'],
    yes: [],
    no: [],
    sum: { parts: values.map((value) => ({ value, say: ['part'], kind: 'base' as const })), against: [] },
  },
});

test('a large team is sorted by use: what can be chosen, by chance and sum, then by figure and name', () => {
  const meanings: { readonly [id: string]: OptionMeaning } = {
    weak: odds(0.2, 3),
    strong: odds(0.8, 9),
    stronger: odds(0.8, 12),
    plain: {},
  };
  const target = (id: string) => ({ at: id, options: [{ id, say: ['name', id] } as Face] });
  const pieces = new Map(Object.keys(meanings).map((id) => [id, target(id)]));
  const all = ['idle', 'weak', 'plain', 'big', 'strong', 'also', 'stronger'];
  const sorted = byUse(
    all.map((id) => piece(id, id === 'big' ? 9 : 0)),
    { pieces },
    ({ id }) => meanings[id],
    ({ id }) => id,
  );
  expect(sorted.map(({ name }) => name)).toEqual([
    'stronger',
    'strong',
    'weak',
    'plain',
    'big',
    'also',
    'idle',
  ]);
  expect(sorted.map(({ option }) => option !== undefined).lastIndexOf(true)).toBe(3);
});
