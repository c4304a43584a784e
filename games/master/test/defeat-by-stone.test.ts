/** A stone that takes the last heart of the last fit Pokémon. */
import { expect, it } from 'vitest';
import { expectTurnOf, go, hearts, me, placeOf, type Seated, table } from './table.ts';

const eevee: Seated = {
  at: 'y1',
  checkpoint: 'vir',
  team: [
    { is: 'eevee', hearts: 1 },
    { is: 'rattata', hearts: 0 },
  ],
  stones: { water: 1 },
  types: { normal: 1 },
};

it('M-DEF-01 M-MOVE-12 M-TYPE-07 who evolves the last fit Pokémon out of its only heart is defeated', () => {
  const t = table({ players: [eevee, {}], spots: { y1: '' } });
  go(t, 'stone:water:eevee');
  expect(hearts(t, 'eevee')).toBe(0);
  expect([placeOf(t), me(t).debts]).toEqual(['vir', 1]);
  expectTurnOf(t, 1);
});

it('M-DEF-01 not with another fit Pokémon', () => {
  const t = table({
    players: [{ ...eevee, team: [{ is: 'eevee', hearts: 1 }, 'rattata'] }, {}],
    spots: { y1: '' },
  });
  go(t, 'stone:water:eevee');
  expect([hearts(t, 'eevee'), placeOf(t), me(t).debts]).toEqual([0, 'y1', 0]);
  expectTurnOf(t, 0);
});
