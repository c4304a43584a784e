import { describe, expect, it } from 'vitest';
import { table, teamOf } from './table.ts';

describe('Catching', () => {
  it('C-CATCH-02 the catch succeeds when the die shows one of the chip’s numbers', () => {
    const t = table({ trainers: [{ at: 'pallet' }, { at: 'viridian' }] });
    t.rolls(['move', 1], ['chip', 'Pidgey'], ['catch', 3]);
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Pidgey']);
    t.expectChance('move'); // the next trainer's turn
  });
});
