/** The starting player need not sit first. */
import { script } from '@indigo/battery';
import { expect, it } from 'vitest';
import { type Master, type MasterView, master } from '../src/index.ts';

it('M-SETUP-15 M-SETUP-16 M-GEN-03 starters are picked and turns taken clockwise from the starting player', () => {
  const t = script<Master, MasterView>(master, { seats: 4, options: { first: 3 }, seed: 7 });
  t.expectAsked('starter', 2).answer('charmander');
  t.expectAsked('starter', 3).answer('pikachu');
  t.expectAsked('starter', 0).answer('squirtle'); // one is left for seat 1
  for (const seat of [2, 3, 0, 1, 2]) t.expectAsked('act', seat).answer('pass');
  expect(t.s.turn).toBe(6);
});
