/** What is open before and in League matches, seen from the whole game. */
import { expect, it } from 'vitest';
import { type TableSetup, type Told, table } from './table.ts';

const DICE = Array.from({ length: 6 }, () => ['boulder', 1] as const);
const final = (options: TableSetup['options'] = {}): Told => {
  const t = table({
    players: [
      { team: ['charmander', 'pikachu', 'meowth', 'eevee'] },
      { team: ['bulbasaur', 'oddish', 'rattata', 'vulpix'] },
    ],
    options,
    also: (s) => {
      s.phase = 'intermediate';
      s.seeds = [0, 1];
      s.agenda = [{ do: 'league' }];
    },
  });
  return t.rolls(...DICE);
};

it('M-HID-08 the higher seed has picked and placed in the open before the lower seed chooses', () => {
  const t = final().answer('upper').answer(['charmander', 'pikachu', 'meowth']);
  for (let i = 0; i < 3; i++) t.expectAsked('field-place', 0).answer(t.optionIds()[0]);
  t.expectAsked('field-commit', 1);
  expect(t.told(1, 'f.committed')).toHaveLength(3);
  expect(JSON.stringify(t.view(1).league)).toContain('charmander');
});

it('M-HID-09 nothing of a reserve is known before it enters', () => {
  const t = final().answer('upper').answer(['charmander', 'pikachu', 'meowth']);
  for (let i = 0; i < 3; i++) t.answer(t.optionIds()[0]);
  expect(JSON.stringify(t.view(1).league)).not.toContain('eevee');
});

it.each([
  [true, 'gone'],
  [false, 'ready'],
])('M-SIMP-06 simplified %s: the reserve is %s', (simplified, reserve) => {
  expect(final({ simplified }).s.league?.match?.sides.map((side) => side.reserve)).toEqual([
    reserve,
    reserve,
  ]);
});
