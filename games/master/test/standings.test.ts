import { expect, it } from 'vitest';
import { master } from '../src/index.ts';
import { type Told, table } from './table.ts';

const standings = (t: Told) => master.scene(t.view(7)).standings;

/** Nobody has a Pokémon left, so that the higher seed wins each match of the League (M-LEAGUE-06). */
const league = (seeds: readonly number[]): Told =>
  table({
    players: seeds.map(() => ({ team: [] })),
    also: (s) => {
      s.phase = 'intermediate';
      s.seeds = seeds.slice();
      s.agenda = [{ do: 'league' }];
    },
  });

/** To the end of the next match. */
const match = (t: Told): Told => {
  for (let die = 0; die < 6; die++) t.roll('boulder', 1);
  while (t.match.chance === null && !t.over) t.answer(t.optionIds()[0]);
  return t;
};

it('M-LEAGUE-01 the champion, the other finalist, then both who lost a semi-final', () => {
  const t = match(match(league([2, 0, 3, 1])));
  expect(standings(t)).toBeUndefined();
  expect(standings(match(t))).toEqual([[2], [0], [3, 1]]);
  expect(t.winners).toEqual([2]);
});

it('M-VAR-01 with three players one lost the only semi-final; M-VAR-02 with two none', () => {
  expect(standings(match(match(league([1, 0, 2]))))).toEqual([[1], [0], [2]]);
  expect(standings(match(league([1, 0])))).toEqual([[1], [0]]);
});
