import { expect, test } from 'vitest';
import { mutantsOf } from '../mutate/mutants.mjs';
import { fixture } from './fixture.mjs';

const rules = `
/** X-TURN-01: more than two points win. */
export function wins(points: number): boolean {
  return points > 2;
}

/** Nothing of the rulebook. */
export const half = (n: number): number => n / 2;
`;

const found = (files) =>
  mutantsOf(
    fixture({
      'docs/rules/toy.md': '- **X-TURN-01** [R] More than two points win.',
      ...files,
    }),
    'toy',
  );

test('breaks what follows a clause, at its edge too, and nothing else', () => {
  const mutants = found({ 'games/toy/src/rules/turn.ts': rules });
  expect(mutants.map(({ was, put, line, clauses }) => [was, put, line, clauses.join()])).toEqual([
    ['>', '<=', 4, 'X-TURN-01'],
    ['>', '>=', 4, 'X-TURN-01'],
    ['2', '3', 4, 'X-TURN-01'],
  ]);
});

test('leaves words, drawings and clauses the ledger does not know alone', () => {
  expect(found({ 'games/toy/src/text.ts': rules, 'games/toy/src/scene.ts': rules })).toEqual([]);
  expect(found({ 'games/toy/src/rules/turn.ts': rules.replace('X-TURN-01', 'X-TURN-99') })).toEqual([]);
});
